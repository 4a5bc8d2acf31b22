import { attempt } from './debug.js'
import type { Call } from './snippet.js'
import type { Rapport } from './tracker.js'

/** Makes the calls that the stub has collected, in their order, and from now on those that still reach it. */
export const replay = (queue: Call[], tracker: Rapport): void => {
  const make = (call: Call) => attempt(() => call(tracker))
  queue.forEach(make)
  queue.push = (...calls) => calls.map(make).length
}
