import { on } from './listeners.js'

let began = 0
let active = 0
let last = 0
let visible = false

/** Adds the time since the last sign of use, at most the idle time. No timer is needed. */
const settle = (): void => {
  // Without a sign of use for this long, the visitor has gone for a coffee.
  const idle = 30_000
  const now = Date.now()
  if (visible) active += Math.min(now - last, idle)
  last = now
  visible = !document.hidden
}

/** Begins to follow the signs of use. */
export const watchEngagement = (): void => on(document, 'visibilitychange pointermove pointerdown keydown scroll', settle)

/** How long the view is open, and how long of that it was visible and in use; `anew` begins to measure another. */
export const engagement = (anew?: boolean): { activeTimeMs: number; totalTimeMs: number } => {
  settle()
  if (anew) {
    began = last
    active = 0
  }
  return { activeTimeMs: active, totalTimeMs: last - began }
}
