-- Look at a room that a list or a deadline names.
-- Returns its deadline ('' for none), or false after forgetting a room that has
-- run out.
local room, due, listings = KEYS[1], KEYS[2], KEYS[3]
local shard, code = ARGV[1], ARGV[2]
local deadline = redis.call('HGET', room, 'deadline')
if deadline then
  return deadline
end
redis.call('ZREM', due, code)
local known = redis.call('HGET', listings, code)
if known then
  relist(shard, listings, code, known, nil)
end
return false
