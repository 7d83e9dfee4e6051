/**
 * The Two Heirs in English: the rules. Points carry the ids that refusals name, code
 * and tests cite (docs/rules/two-heirs.md).
 */

/** @type {import("../../core/contract.d.ts").Words} */
export const words = {
  "book.lead":
    "Two brothers, one throne, and a landscape that both build on. For two, or alone against Henry; some forty minutes.",
  "book.origin":
    "The Two Heirs is a game of its publisher, under the Czech title Dva bratři. These are its rules as this table plays them, in our own words; H1 to H84 are our numbers, not the publisher’s. The printed list of tiles is not public, so the tiles here are a stand-in of our own.",
  "book.aim": "Two heirs",
  "book.aim.1":
    "The king is gone and has two sons. Both build on the same land: inns, mills, fortresses, roads. Whoever’s buildings are worth more in the end sits on the throne.",
  "book.aim.2":
    "Blue gables with a swallow-tailed flag are the first heir’s, ivory domes with a square flag the second’s. Everybody sees the landscape from their own side.",
  "book.tile": "How to read a tile",
  "book.tile.1":
    "Each tile has a building on its front and nothing but its land on the back.",
  "book.tile.terrain": "Land",
  "book.tile.terrain.text":
    "A triangle is wood, a square stone, a circle grain. Both sides of a tile have the same.",
  "book.tile.cost": "Cost",
  "book.tile.cost.text":
    "What you need to have access to when you build it. Nothing is spent.",
  "book.tile.roads": "Roads",
  "book.tile.roads.text":
    "They leave at some of the sides. They need not meet others, but pay when they do.",
  "book.tile.points": "Points",
  "book.tile.points.text":
    "The disc on a built tile says what it is worth at this moment.",
  "book.turn": "A turn",
  "book.turn.1":
    "Do these in any order; the last two again and again. Keep three tiles at the end, and remove the rest.",
  "book.turn.take": "Take one tile",
  "book.turn.take.text":
    "Out of the royal reserve, within your reach. This has to be done, once.",
  "book.turn.build": "Build, or extend the land",
  "book.turn.build.text": "Play a tile face up for its cost, or face down for nothing.",
  "book.turn.move": "Move units",
  "book.turn.move.text":
    "Each of your three once: a step, a call from the reserve, or a way back to it.",
  "book.reserve": "The royal reserve",
  "book.reserve.1":
    "Six tiles and the royal shield lie in a ring. You reach the first tile clockwise of the shield, and one more for each of your units that waits in the reserve.",
  "book.reserve.2":
    "Taking a tile moves the shield to its place and turns it to the other crown. A new tile comes to where the shield was; your reach counts from the new place at once.",
  "book.resources": "Resources",
  "book.resources.1":
    "You have one resource for each tile within reach, for each tile under one of your units, and for each of your farms, sawmills and quarries.",
  "book.resources.2":
    "Nothing is used up: every building is looked at by itself. But what you lose access to in your turn, by calling a unit for instance, you no longer have.",
  "book.free": "Free terrain",
  "book.free.1":
    "A tile that is played face down belongs to nobody and costs nothing. It makes one building that you build later in the same turn cheaper by one resource of your choice.",
  "book.units": "Units",
  "book.units.1":
    "A new tile has to touch, by side or corner, a tile with one of your units. Two units never share a tile, but for the two elites on the start tile at the beginning.",
  "book.units.2":
    "Every building of yours with one of your units on it at the end counts twice.",
  "book.siege": "Sieges",
  "book.siege.1":
    "When you build a siege tower and it touches one of your rival’s buildings by a side together with another tower of yours, you may destroy that building: it is turned face down.",
  "book.roads": "Roads",
  "book.roads.1":
    "Where two exits meet, tiles are joined into a road. Whoever has more buildings on a road of two tiles or more gets the difference in points.",
  "book.roads.2":
    "A tile with four exits is a square where four roads end; so is every Pilgrimage site.",
  "book.end": "The end",
  "book.end.1":
    "When the last tile of the supply comes into the reserve, the turn is finished and both heirs have one more each.",
  "book.end.2":
    "Then buildings and roads are counted. Equal points: whoever has more units in the reserve; still equal: a draw.",
  "book.henry": "Alone against Henry",
  "book.henry.1":
    "Henry takes the first tile with the colour that the supply shows, pays nothing, and builds beside the building you built last: he joins its roads, or blocks one, or takes the first free place.",
  "book.henry.2":
    "On all he builds he lays a treasure. A treasure goes when the tiles lie as it asks, whoever laid them; each that is left in the end is five points to him.",
  "book.henry.3":
    "His three best buildings count twice. You have to beat him outright. His levels, one to three, begin with six, eight or ten treasures.",
  "book.buildings": "The buildings",
  "kinds.inn": "Inn",
  "kinds.inn.text":
    "1 point, and 1 for each tile in its row or column, as its arrow says; three at most on either side.",
  "kinds.marketplace": "Marketplace",
  "kinds.marketplace.text": "1 point, and 1 for each tile at its sides.",
  "kinds.pilgrimage-site": "Pilgrimage site",
  "kinds.pilgrimage-site.text":
    "The number of tiles of the longest road that ends there, itself included.",
  "kinds.bandit-stronghold": "Bandit stronghold",
  "kinds.bandit-stronghold.text":
    "2 points, and 2 for each of the rival’s buildings at its sides.",
  "kinds.mill": "Mill, Stonemason’s, Stable",
  "kinds.mill.text":
    "1 point, and 1 for each tile of the grain, stone or wood formations that touch its sides.",
  "kinds.bakery": "Bakery, Smithy, Lodge",
  "kinds.bakery.text":
    "1 point, and 1 for each other building of yours on grain, stone or wood.",
  "kinds.camp": "Camp",
  "kinds.camp.text":
    "2 points. After a take it may be turned face down for one more take, and is worth nothing then.",
  "kinds.farm": "Farm, Sawmill, Quarry",
  "kinds.farm.text": "No points; one grain, wood or stone to you on every turn.",
  "kinds.trading-post": "Trading post",
  "kinds.trading-post.text":
    "3 points for each building of yours of the kinds depicted.",
  "kinds.cathedral": "Cathedral",
  "kinds.cathedral.text": "5 points, and dear.",
  "kinds.siege-tower": "Siege tower",
  "kinds.siege-tower.text":
    "No points; two beside one of the rival’s buildings may destroy it.",
  "kinds.fortress": "Fortress",
  "kinds.fortress.text":
    "1 point for each siege tower and fortress of yours, itself included.",
  "kinds.workshop": "Workshops",
  "kinds.workshop.text":
    "Basket-maker, potter and cooper: 3 points for each printed pair of places that shows its two colours.",
  "kinds.guild-house": "Guild house",
  "kinds.guild-house.text": "No points; your workshops of its craft count 4 a pair.",
  "kinds.lookout": "Lookout",
  "kinds.lookout.text":
    "1 point, and 1 for each other tile of its colour in its row or column.",
  "kinds.guardhouse": "Guardhouse",
  "kinds.guardhouse.text":
    "2 points, and 2 for each lookout on its diagonals, whoever owns it.",
  "book.points": "Point by point",
  "book.points.text": "A refusal names its point, and leads here.",
  "chapter.setup": "Setting up, and who knows what",
  "chapter.reserve": "Reserve and turn",
  "chapter.building": "Building",
  "chapter.units": "Units",
  "chapter.siege": "Sieges",
  "chapter.scoring": "What buildings are worth",
  "chapter.roads": "Roads",
  "chapter.winning": "Winning and leaving",
  "chapter.henry": "Henry",
  H1: "All tiles of three sets are shuffled. The first six lie in the reserve, clockwise from the shield; the seventh is the start tile, face down; twenty are the supply.",
  H2: "Chance flips the shield to say who starts. Alone, the human does.",
  H3: "The host picks three of six sets, or leaves some to chance; as a rule Wandering, Dominion, Trade & Church.",
  H4: "Roads score unless the host turns it off, as for a first game.",
  H5: "A tile has one colour, on both sides.",
  H6: "Secret until the end: the order of the supply, which tile the start tile is, alone also the order of Henry’s pile and which treasures were taken out. All else is open, hands too, and the colours of the supply’s top tile and of the start tile.",
  H7: "The start tile is free terrain. Both elites stand on it (alone the human’s only), get its resource and may build around it.",
  H8: "That is the only time for two units on one tile. Once emptied, the start tile may be entered again, by one.",
  H9: "Reach is one, and one for each own unit in the reserve. Only tiles are counted, clockwise from the shield as it lies.",
  H10: "After a take the shield moves to the emptied place and shows the other crown; the place it left gets the supply’s top tile; reach counts from the new place at once, for resources as well.",
  H11: "A turn cannot end before its take, and has one take only (but H17).",
  H12: "Empty places are skipped and not counted. Nothing is refilled once the supply is empty.",
  H13: "The refill with the last tile of the supply brings the end about: the turn goes on, then the other heir and then this one have one more turn each, then all is scored.",
  H14: "In a final turn the take is due as well; there is always a tile for it.",
  H15: "Three tiles may be kept. It is looked at when the turn ends, in a final turn too; the player says which tiles go, and they are out of the game face up.",
  H16: "A Camp is used on the own turn, face up, after a take and with none due; also one built this very turn, also in a final turn. With an empty reserve it cannot be used.",
  H17: "The Camp is flipped and is free terrain; a unit on it stays. The shield turns back, and one more take is due before the turn can end.",
  H18: "Several Camps may be used in a turn, each once, with a take in between.",
  H19: "An unused Camp is worth two, four with an own unit on it; a used one nothing.",
  H20: "A Camp after the supply ran out gives a take without refill, and changes nothing about who has final turns.",
  H21: "Sources: each tile within reach, each tile under an own unit by its colour, each own farm, sawmill and quarry that lies face up. A unit on the own farm makes two, on the rival’s one.",
  H22: "Nothing is used up: each building is looked at by itself, and one source gives one to each.",
  H23: "Access counts at the moment of building. A unit may pay with one tile, go on, and pay with the next; calling one makes the reach shorter.",
  H24: "A new farm helps from the next building on, not for itself.",
  H25: "A tile goes to any empty cell that touches a tile with an own unit, whoever owns that tile. Roads need not meet.",
  H26: "Tiles face their owner: the second heir’s lie turned by 180°, their roads and pairs with them. Row and column arrows are the same either way.",
  H27: "Any tile of the hand may be played face down, for nothing, by the same rule of place.",
  H28: "The discount is for a later building of the same turn; it lapses with the turn.",
  H29: "Each extension gives one; they may go to one building or to several, never below nothing.",
  H30: "Building spends as many discounts as resources are missing, and no more.",
  H31: "Only a tile played from the hand gives a discount, no flipped Camp and no destroyed building.",
  H32: "Taking, building and moving go in any order; the last two again and again.",
  H33: "A step goes to a touching tile without any unit, whoever owns it.",
  H34: "A call brings a unit out of the reserve onto a tile without a unit that touches a tile with an own one.",
  H35: "Only regular units are withdrawn into the reserve.",
  H36: "A step, a call or a withdrawal is the one move a unit has in a turn.",
  H37: "A unit that has moved gives reach, resources and places like any other.",
  H38: "Building a siege tower lays siege to each of the rival’s buildings that it touches by a side together with another own tower. Nothing else does.",
  H39: "Each building under siege may be destroyed or not; that is decided before anything else.",
  H40: "A further tower counts anew; a chance that was let go is gone until then.",
  H41: "A destroyed building is free terrain of its colour: no owner, no roads, no effect. A unit on it stays, and so do the towers.",
  H42: "A tower that lies face down is none, for sieges and for Fortresses.",
  H43: "“Itself worth one” is counted once; a Bakery on grain counts the other buildings on grain.",
  H44: "An Inn counts tiles of any kind along its axis, three at most on each side; gaps and distance do not matter; seven at most.",
  H45: "A Marketplace counts any tile at its sides, a Bandit stronghold only the rival’s buildings.",
  H46: "Mill, Stonemason’s and Stable count every tile of all formations of their colour that touch them by a side, each once, whoever owns it; themselves only by the one point.",
  H47: "Bakery, Smithy and Lodge count own buildings anywhere, no free terrain.",
  H48: "A Lookout counts its colour along its whole row or column, gaps or not, free terrain and both heirs’.",
  H49: "A Guardhouse counts both heirs’ Lookouts on its four diagonals; nothing bars its sight.",
  H50: "A Trading post counts three for each own face-up building of a kind depicted; itself nothing.",
  H51: "A pair is two printed neighbours, one of each colour, either way round, whoever owns them. Pairs of one tile share no cell. Three points each.",
  H52: "A Guild house lifts all own workshops of its craft to four points a pair; a second one adds nothing.",
  H53: "A Fortress counts own siege towers and fortresses, itself included.",
  H54: "Farm, Sawmill, Quarry, Siege tower and Guild house have no points of their own.",
  H55: "An own unit on an own building doubles its points, not those of roads. A rival’s unit changes nothing.",
  H56: "Neighbours are linked where both have an exit on the shared edge. Up to three exits are joined inside; with four, and at every Pilgrimage site, each exit is an end of its own.",
  H57: "Free terrain has no road and breaks roads.",
  H58: "A road on two tiles or more gives whoever has more buildings on it the difference; with as many, nobody gets any.",
  H59: "A tile with four exits, or a Pilgrimage site, is one building in each of its roads, and one even where a road reaches it twice.",
  H60: "A Pilgrimage site is worth the number of tiles of the longest road that ends at it, itself and all forks included; its exits are not added up.",
  H61: "A road scores beside the Pilgrimage site at its end; with roads off, sites still score.",
  H62: "More points win; as many: more units in the reserve; still as many: a draw.",
  H63: "Out of time: what is under siege is spared, a due take takes the first tile within reach, and surplus goes from the newest. A player who leaves gives the match to the rival; alone it ends unfinished.",
  H64: "Henry’s units lie at the edge: not in the reserve, not on the start tile.",
  H65: "Of ten treasures four, two or none are taken out unseen, at level 1, 2 and 3.",
  H66: "He takes the first tile clockwise with the colour of the supply’s top tile before the refill; without a match or a supply the first of all. He reaches every tile.",
  H67: "He builds beside the building that the human built last. Free terrain does not count. Before the first one it is the start tile.",
  H68: "If that building is flipped, its place stays the anchor, without roads.",
  H69: "His tile is turned by 180° before it is looked at.",
  H70: "A: at the first side, from the north clockwise, that is free and where both tiles have an exit.",
  H71: "B: else at the first side that is free and where the anchor has an exit. Any A comes before any B.",
  H72: "C: else at the first free cell of the eight, from the north clockwise.",
  H73: "D: else the tile leaves the game, with no treasure and no unit moved.",
  H74: "Other roads and the reach of units do not matter, and he pays nothing.",
  H75: "The top treasure of the pile, if there is one, goes face up onto the new building, towards the human.",
  H76: "A treasure is removed at the very change of the landscape that meets its condition, on either’s turn, also at once when it is laid.",
  H77: "Vertical and horizontal: two different other tiles of that column or row, one for each depicted colour; brown is any. Distance, gaps and owners do not matter.",
  H78: "Positional: any tile at both marked places.",
  H79: "A treasure stays when its building is destroyed.",
  H80: "His unit with the cross of the tile’s colour goes there, from wherever it is, and bars the way like any other.",
  H81: "His buildings have no effect but their points: no siege, no Camp, no resources. The human may destroy them.",
  H82: "The end comes as with two players.",
  H83: "His three best buildings count twice; units do not matter; roads as usual; five for each treasure on the table or in the pile.",
  H84: "Only more points than Henry’s win; a tie is lost.",
};
