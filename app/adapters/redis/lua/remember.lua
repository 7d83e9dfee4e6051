-- Keep the first answer of a command in a room that lives, as long as the room.
-- Returns the answer that is kept, or false without a room or if there are too many.
local room, answers = KEYS[1], KEYS[2]
local asked, answer, most = ARGV[1], ARGV[2], tonumber(ARGV[3])
local left = redis.call('PTTL', room)
if left < 0 then
  return false
end
if redis.call('HLEN', answers) >= most then
  return redis.call('HGET', answers, asked)
end
redis.call('HSETNX', answers, asked, answer)
redis.call('PEXPIRE', answers, left)
return redis.call('HGET', answers, asked)
