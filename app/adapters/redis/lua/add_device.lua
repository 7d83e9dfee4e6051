-- Note one more device of a player whom we know, and keep both for longer.
-- Returns whether we know the player.
local profile, devices = KEYS[1], KEYS[2]
local token_hash, keep = ARGV[1], ARGV[2]
if redis.call('EXISTS', profile) == 0 then
  return 0
end
redis.call('SADD', devices, token_hash)
redis.call('PEXPIRE', profile, keep, 'GT')
redis.call('PEXPIRE', devices, keep, 'NX')
redis.call('PEXPIRE', devices, keep, 'GT')
return 1
