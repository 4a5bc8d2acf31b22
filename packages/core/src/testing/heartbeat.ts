const intervalMs = 5

/** How long the event loop was held. */
export interface Heartbeat {
  /** The longest time between two beats so far, in milliseconds. */
  longestGap(): number
  stop(): void
}

/**
 * Starts a heartbeat of 5 ms: whatever holds the event loop makes a gap between two beats. Of a gap no more counts than the CPU time that the process
 * took meanwhile, so that waiting for a busy machine is not taken for work. The time since the last beat counts too, so that work which has only just
 * ended is seen. It does not keep the process alive.
 *
 * @example
 * const heartbeat = startHeartbeat()
 * await work()
 * heartbeat.stop()
 * expect(heartbeat.longestGap()).toBeLessThan(200)
 */
export function startHeartbeat(): Heartbeat {
  let longest = 0
  let last = moment()
  let isStopped = false
  const beat = () => {
    if (isStopped) return
    const now = moment()
    longest = Math.max(longest, Math.min(now.time - last.time, now.cpu - last.cpu))
    last = now
  }
  const timer = setInterval(beat, intervalMs).unref()
  return {
    longestGap() {
      beat()
      return longest
    },
    stop() {
      beat()
      isStopped = true
      clearInterval(timer)
    }
  }
}

function moment(): { time: number; cpu: number } {
  const { user, system } = process.cpuUsage()
  return { time: performance.now(), cpu: (user + system) / 1_000 }
}
