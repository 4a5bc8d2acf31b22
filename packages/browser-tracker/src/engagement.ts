import { on } from './scope.js'

/** Without a sign of use for this long, the visitor has gone for a coffee. */
const IDLE = 30_000

let began = 0
let active = 0
let last = 0
let visible = false

/** Adds the time since the last sign of use, at most the idle time. No timer is needed. */
function settle(): void {
  const now = performance.now()
  if (visible) active += Math.min(now - last, IDLE)
  last = now
  visible = document.visibilityState === 'visible'
}

/** Begins to follow the signs of use. */
export const watchEngagement = (): void => on(document, 'pointerdown pointermove keydown scroll wheel visibilitychange', settle)

/** Begins to measure a view. */
export function beginEngagement(): void {
  settle()
  began = last
  active = 0
}

/** How long the view is open, and how long of that it was visible and in use. */
export function readEngagement(): { activeTimeMs: number; totalTimeMs: number } {
  settle()
  return { activeTimeMs: Math.round(active), totalTimeMs: Math.round(last - began) }
}
