-- One line of JSON about a run. With "each" as its argument every request asks for an address of its own, counted on
-- from the number that follows.
local each, number = false, 0

function init(args)
  each = args[1] == 'each'
  number = tonumber(args[2] or '0')
end

function request()
  if not each then return wrk.format() end
  number = number + 1
  return wrk.format(nil, wrk.path .. number)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.3f,"failed":%d,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
