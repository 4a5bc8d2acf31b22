import type { Scope } from './scope.js'

/** How long one view of a page was open, and how long of that it was visible and in use. */
export interface Engagement {
  activeTimeMs: number
  totalTimeMs: number
}

/** Without a sign of use for this long, the visitor has gone for a coffee. */
const IDLE = 30_000

/**
 * Measures views. It needs no timer: each sign of use adds the time since the one before, at most the idle time.
 */
export function createEngagement(scope: Scope) {
  let began = 0
  let active = 0
  let last = 0
  let visible = false

  const settle = () => {
    const now = performance.now()
    if (visible) active += Math.min(now - last, IDLE)
    last = now
    visible = document.visibilityState === 'visible'
    return now
  }
  scope.on(document, 'pointerdown pointermove keydown scroll wheel touchstart visibilitychange', settle)

  return {
    begin() {
      began = settle()
      active = 0
    },
    read(): Engagement {
      const now = settle()
      return { activeTimeMs: Math.round(active), totalTimeMs: Math.round(now - began) }
    }
  }
}
