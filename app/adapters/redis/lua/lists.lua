-- Put a room into the lists it belongs to and take it out of all others.
-- `listings` keeps what was wanted last time, so that the lists of a room that
-- has run out can still be found: the 13 digits of its creation, the names of the
-- lists (MessagePack), its row. The lists stand on the room's own shard.
local function names_in(wanted)
  local _, names = cmsgpack.unpack_one(wanted, 13)
  return names
end

local function relist(shard, listings, code, known, wanted)
  local place = string.sub(known or wanted, 1, 13) .. ':' .. code
  local stay = {}
  if wanted then
    redis.call('HSET', listings, code, wanted)
    for _, name in ipairs(names_in(wanted)) do
      stay[name] = true
      redis.call('ZADD', shard .. 'list:' .. name, 0, place)
    end
  else
    redis.call('HDEL', listings, code)
  end
  if known then
    for _, name in ipairs(names_in(known)) do
      if not stay[name] then
        redis.call('ZREM', shard .. 'list:' .. name, place)
      end
    end
  end
end
