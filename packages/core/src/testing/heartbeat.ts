const intervalMs = 5

/** How long the event loop was held. */
export interface Heartbeat {
  /** The longest time between two beats so far, in milliseconds. */
  longestGap(): number
  stop(): void
}

/**
 * Starts a heartbeat of 5 ms: whatever holds the event loop makes a gap between two beats. The time since the last beat counts too, so that work which
 * has only just ended is seen. It does not keep the process alive.
 *
 * @example
 * const heartbeat = startHeartbeat()
 * await work()
 * heartbeat.stop()
 * expect(heartbeat.longestGap()).toBeLessThan(200)
 */
export function startHeartbeat(): Heartbeat {
  let longest = 0
  let last = performance.now()
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
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
      clearInterval(timer)
    }
  }
}
