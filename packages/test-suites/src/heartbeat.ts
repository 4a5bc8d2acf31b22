const intervalMs = 5

/** How long the event loop was held. */
export interface Heartbeat {
  /** The longest time between two beats so far, in milliseconds. */
  maxGap(): number
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
    maxGap() {
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

/** What the yardstick takes where the limits of the suites were set: alone on the machine, warm. */
const yardstickMs = 22

/**
 * The longest gap as on a machine at ease. A gap below the limit is answered as it is: the yardstick could only make it shorter, and takes longer than
 * most of the work that is measured.
 *
 * @example
 * expect(gapAtEase(heartbeat, 200)).toBeLessThan(200)
 */
export function gapAtEase(heartbeat: Heartbeat, limit: number): number {
  const gap = heartbeat.maxGap()
  return gap < limit ? gap : gap / slowdown()
}

/**
 * How many times slower this process is now than where the limits of the suites were set; 1 if it is as fast or faster. It times a piece of known work
 * (parse, sort and write 20,000 properties), the best of three, so that a slow or shared machine fails no test: a gap is divided by it.
 */
function slowdown(): number {
  const text = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${(index * 7919) % 20_000}`, index])))
  return Math.max(1, Math.min(yardstick(text), yardstick(text), yardstick(text)) / yardstickMs)
}

function yardstick(text: string): number {
  const before = moment()
  const entries = Object.entries<number>(JSON.parse(text))
  JSON.stringify(Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1))))
  const after = moment()
  return Math.min(after.time - before.time, after.cpu - before.cpu)
}

function moment(): { time: number; cpu: number } {
  const { user, system } = process.cpuUsage()
  return { time: performance.now(), cpu: (user + system) / 1_000 }
}
