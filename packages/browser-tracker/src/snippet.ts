import { log } from './debug.js'
import type { Rapport } from './tracker.js'

/** A call that waits for the tracker. */
export type Call = (tracker: Rapport) => void

/** Makes the calls that the stub has collected, in their order, and from now on those that still reach it. */
export function replay(queue: Call[], tracker: Rapport): void {
  const make = (call: Call) => {
    try {
      call(tracker)
    } catch (error) {
      log('no such function:', error)
    }
  }
  queue.forEach(make)
  queue.push = (...calls) => calls.map(make).length
}
