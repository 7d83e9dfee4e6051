/** The wire shapes of The Two Heirs, as app/games/two_heirs sends and takes them. */

/** 0 is the first heir (north is away from them), 1 the second, or Henry. */
export type Heir = 0 | 1;
export type Seat = number;
/** Column to the east, row to the south; the start tile lies on 0, 0. */
export type Cell = [number, number];
export type Side = "N" | "E" | "S" | "W";
export type Direction = Side | "NE" | "SE" | "SW" | "NW";
export type Terrain = "wood" | "stone" | "grain";
export type TileId = string;
/** A unit is named by the cross on its back; grain is the elite unit. */
export type UnitName = Terrain;
export type SetName =
  | "wandering"
  | "dominion"
  | "trade-church"
  | "warfare"
  | "crafts"
  | "guard";
export type Building =
  | "inn"
  | "marketplace"
  | "pilgrimage-site"
  | "bandit-stronghold"
  | "mill"
  | "stonemasons"
  | "stable"
  | "bakery"
  | "smithy"
  | "lodge"
  | "camp"
  | "farm"
  | "sawmill"
  | "quarry"
  | "trading-post"
  | "cathedral"
  | "siege-tower"
  | "fortress"
  | "basket-maker"
  | "potter"
  | "cooper"
  | "guild-house"
  | "lookout"
  | "guardhouse";

export interface Cost {
  wood?: number;
  stone?: number;
  grain?: number;
}

/** What is printed on a tile, as its owner reads it. */
export interface Tile {
  id: TileId;
  set: SetName;
  building: Building;
  terrain: Terrain;
  cost: Cost;
  roads: Side[];
  axis: "row" | "column" | null;
  pairs: [Direction, Direction][];
  depicts: Building[];
}

export interface Treasure {
  id: string;
  kind: "vertical" | "horizontal" | "positional";
  tiles: (Terrain | "any")[];
  cells: Direction[];
}

export interface Catalogue {
  name: string;
  stand_in: boolean;
  tiles: Record<TileId, Tile>;
  treasures: Record<string, Treasure>;
  sets: Record<SetName, TileId[]>;
}

export interface TileView {
  cell: Cell;
  tile: TileId | null;
  terrain: Terrain;
  owner: Heir | null;
}

export interface UnitView {
  unit: UnitName;
  elite: boolean;
  cell: Cell | null;
  moved: boolean;
}

export interface Source {
  terrain: Terrain;
  kind: "reserve" | "unit" | "building";
  place?: number;
  cell?: Cell;
}

export interface BuildingScore {
  cell: Cell;
  tile: TileId;
  building: Building;
  condition: string;
  counted: Cell[];
  base: number;
  each: number;
  times: number;
  doubled: "unit" | "henry" | null;
  points: number;
}

export interface RoadPart {
  cell: Cell;
  owner: Heir;
  exits: Side[];
}

export interface RoadScore {
  parts: RoadPart[];
  counts: [number, number];
  owner: Heir | null;
  points: number;
}

export interface Score {
  heir: Heir;
  buildings: BuildingScore[];
  from_buildings: number;
  from_roads: number;
  from_treasures: number;
  total: number;
}

export interface HeirView {
  heir: Heir;
  seat: Seat | null;
  hand: TileId[];
  units: UnitView[];
  reach: number;
  places: number[];
  sources: Source[];
  score: Score;
  final: "waiting" | "now" | "done" | null;
  out: boolean;
}

/** A treasure on the play area. */
export interface Laid {
  treasure: string;
  cell: Cell;
}

/** One step of Henry's last turn, and why. */
export interface HenryStep {
  step: "take" | "place" | "treasure" | "unit";
  reason: string;
  tile: TileId | null;
  cell: Cell | null;
  treasure: string | null;
  unit: UnitName | null;
}

export interface View {
  phase: "turn" | "siege" | "surplus" | "over";
  turn: number;
  active: Heir;
  heirs: [HeirView, HeirView];
  due: boolean;
  crown: Heir;
  discounts: number;
  landscape: TileView[];
  cells: Cell[];
  roads: RoadScore[];
  roads_score: boolean;
  reserve: (TileId | null)[];
  shield: number;
  supply: number;
  top: Terrain | null;
  removed: TileId[];
  siege: Cell[];
  surplus: number;
  trigger: Heir | null;
  sets: SetName[];
  anchor: Cell | null;
  level: number | null;
  pile: number;
  laid: Laid[];
  gone: string[];
  henry: HenryStep[];
  content: string | null;
  /** In a replay: through whose eyes it is seen. */
  eyes?: Seat;
}

export type Move =
  | { do: "take"; tile: TileId }
  | { do: "build"; tile: TileId; cell: Cell }
  | { do: "extend"; tile: TileId; cell: Cell }
  | { do: "step"; unit: UnitName; cell: Cell }
  | { do: "call"; unit: UnitName; cell: Cell }
  | { do: "withdraw"; unit: UnitName }
  | { do: "use-camp"; cell: Cell }
  | { do: "destroy"; cell: Cell }
  | { do: "spare" }
  | { do: "drop"; tile: TileId }
  | { do: "end-turn" };

/** What a draft would do. */
export interface Preview {
  cells?: { cell: Cell; points: number }[];
  lacking?: Cost | null;
  built?: BuildingScore | null;
  totals?: [number, number] | null;
  changes?: [number, number] | null;
  discounts?: number;
  sources?: Source[];
  siege?: Cell[];
  treasures?: string[];
  surplus?: number;
}

/** What happened; a seat that is null is Henry's. */
export type Event =
  | { type: "dealt"; starter: Seat; sets: SetName[]; terrain: Terrain; level: number | null }
  | { type: "turn-started"; seat: Seat | null; turn: number; final: boolean }
  | {
      type: "tile-taken";
      seat: Seat | null;
      tile: TileId;
      place: number;
      refill: TileId | null;
      refilled: number;
      top: Terrain | null;
    }
  | { type: "building-built"; seat: Seat | null; tile: TileId; cell: Cell; discounts: number }
  | { type: "terrain-extended"; seat: Seat; tile: TileId; cell: Cell }
  | { type: "unit-stepped"; seat: Seat; unit: UnitName; start: Cell; cell: Cell }
  | { type: "unit-called"; seat: Seat; unit: UnitName; cell: Cell }
  | { type: "unit-withdrawn"; seat: Seat; unit: UnitName; start: Cell }
  | { type: "camp-used"; seat: Seat; tile: TileId; cell: Cell }
  | { type: "siege-laid"; seat: Seat; cells: Cell[] }
  | { type: "building-destroyed"; seat: Seat; tile: TileId; cell: Cell }
  | { type: "buildings-spared"; seat: Seat; cells: Cell[] }
  | { type: "tiles-removed"; seat: Seat | null; tiles: TileId[]; why: "surplus" | "no-room" }
  | { type: "final-turns-began"; seat: Seat | null; order: (Seat | null)[] }
  | { type: "turn-ended"; seat: Seat | null }
  | { type: "henry-chose"; reason: string }
  | { type: "treasure-laid"; treasure: string; cell: Cell }
  | { type: "treasure-removed"; treasure: string; cell: Cell; by: Cell[] }
  | { type: "henry-unit-moved"; unit: UnitName; start: Cell | null; cell: Cell }
  | { type: "timed-out"; seat: Seat }
  | { type: "seat-left"; seat: Seat }
  | {
      type: "match-ended";
      reason: "supply" | "left" | "unfinished";
      scores: [Seat | null, number][];
      winner: Seat | null;
    };
