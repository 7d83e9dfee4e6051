-- Keep the first answer of a command in a room that lives, as long as the room.
-- Returns the answer that is kept, or false without a room.
local room, answers = KEYS[1], KEYS[2]
local asked, answer = ARGV[1], ARGV[2]
local left = redis.call('PTTL', room)
if left < 0 then
  return false
end
redis.call('HSETNX', answers, asked, answer)
redis.call('PEXPIRE', answers, left)
return redis.call('HGET', answers, asked)
