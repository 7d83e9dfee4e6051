-- Make one change of one room, or none.
-- Returns the room's new version and whether it was announced, 0 for a conflict, or the
-- answer that one of the commands got before.
local room, log, answers, due, listings = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
-- What is announced is also what is stored: it is large, and each further large
-- string costs the interpreter as much as everything else here.
local shard, code, told, here = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local news, entry = ARGV[6], ARGV[7]
-- As `app.adapters.redis.order` has it.
local order = cmsgpack.unpack(ARGV[5])
local expected, token, deletes, lasting = order[1], order[2], order[3], order[4]
local now, names, row, deadline, keep = order[5], order[6], order[7], order[8], order[9]
-- The commands behind the change, each followed by its answer.
local given = order[10]

-- Return a time as Redis takes it; left alone, it would write 1.7e+12.
local function written(time)
  return string.format('%.0f', time)
end

local standing = redis.call('HMGET', room, 'version', 'token')
local version = tonumber(standing[1] or '0')
if standing[2] == token then
  -- This very commit, sent again since its reply was lost; perhaps it was announced.
  return { version, 1 }
end
for n = 1, #given, 2 do
  local kept = redis.call('HGET', answers, given[n])
  if kept then
    return kept
  end
end
if version ~= expected or (deletes and version == 0) then
  return 0
end
version = version + 1

local known = redis.call('HGET', listings, code)
if deletes then
  redis.call('UNLINK', room, log, answers)
  redis.call('ZREM', due, code)
  if known then
    relist(shard, listings, code, known, nil)
  end
else
  if expected == 0 and known then
    -- A room of this code has run out and nobody has looked at it since.
    relist(shard, listings, code, known, nil)
    known = false
  end
  redis.call('HSET', room, 'version', version, 'token', token,
    'news', news, 'deadline', deadline and written(deadline) or '')
  local created = known and string.sub(known, 1, 13) or string.format('%013.0f', now)
  local wanted = created .. names .. (row or '')
  if known ~= wanted then
    relist(shard, listings, code, known, wanted)
    if row then
      redis.call('HSET', room, 'row', row)
    else
      redis.call('HDEL', room, 'row')
    end
  end
  local look_at = math.min(deadline or math.huge, now + keep)
  keep = written(keep)
  redis.call('ZADD', due, written(look_at), code)
  redis.call('PEXPIRE', room, keep)
  if lasting then
    redis.call('XADD', log, version .. '-0', 'entry', entry)
  end
  redis.call('PEXPIRE', log, keep)
  for n = 1, #given, 2 do
    redis.call('HSET', answers, given[n], given[n + 1])
  end
  redis.call('PEXPIRE', answers, keep)
end

-- Whoever makes the commit knows it: mostly nobody else has the room at hand.
local listening = redis.call('PUBSUB', 'SHARDNUMSUB', told, here)
if listening[2] == listening[4] then
  return { version, 0 }
end
redis.call('SPUBLISH', told, news)
return { version, 1 }
