import { consent, decide } from './consent.js'
import { guard } from './debug.js'
import { flush, wake } from './delivery.js'
import { watchEngagement } from './engagement.js'
import { forget, meet } from './identity.js'
import { on, removeListeners } from './listeners.js'
import { beginView, endView, pauseView, watchViews } from './pageview.js'
import { adoptEntries, clear, forgetAdopted, save } from './queue.js'
import { hold, letGo } from './tabs.js'

/** Takes up what is stored and may be used: at the start, with consent, and when the page is back. */
const arrive = (): void => {
  decide()
  meet()
  adoptEntries()
  wake()
}

/** The page goes away, perhaps for good. */
const depart = (): void => {
  endView()
  flush(true)
  letGo()
}

/** Begins to follow the life of the page. */
export const start = (): void => {
  // The lock is not needed at once, and the first one costs a millisecond: it gets a task of its own.
  setTimeout(guard(hold))
  arrive()
  watchEngagement()
  const { prerendering }: Document & { prerendering?: boolean } = document
  const begin = () => beginView()
  if (prerendering) on(document, 'prerenderingchange', begin)
  else begin()
  watchViews()
  on(window, 'online', () => flush())
  on(window, 'pagehide', depart)
  on(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    hold()
    forgetAdopted()
    arrive()
    beginView()
  })
  on(document, 'visibilitychange', () => {
    pauseView()
    if (document.hidden) flush(true)
    else arrive()
  })
}

/** Leaves the page as if the tracker had never been there. What is unsent stays stored. */
export const stop = (): void => {
  depart()
  removeListeners()
}

/** The visitor agrees: what waited in memory is stored and sent. */
export const optIn = (): void => {
  const before = consent()
  decide('granted')
  save()
  arrive()
  if (before === 'denied') beginView()
}

/** The visitor refuses: what is unsent is given up, what is stored is removed. */
export const optOut = (): void => {
  clear()
  forget()
  decide('denied')
}
