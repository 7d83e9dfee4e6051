-- Keep the first answer of a command that a room of some version refuses, for as long
-- as the room.
-- Returns the answer that was kept before, 0 if there is none and the room has changed
-- since, or false: the refusal stands, and is kept unless there are too many.
local room, answers = KEYS[1], KEYS[2]
local asked, answer, version, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local kept = redis.call('HGET', answers, asked)
if kept then
  return kept
end
if redis.call('HGET', room, 'version') ~= version then
  return 0
end
if redis.call('HLEN', answers) < most then
  redis.call('HSET', answers, asked, answer)
  redis.call('PEXPIRE', answers, redis.call('PTTL', room))
end
return false
