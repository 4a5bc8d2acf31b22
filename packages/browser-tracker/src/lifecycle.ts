import { adoptOrphans } from './adoption.js'
import { watchCalendars } from './calendar.js'
import { config } from './config.js'
import { consent, decide } from './consent.js'
import { flush, leave, wake } from './delivery.js'
import { watchEngagement } from './engagement.js'
import { watchForms } from './forms.js'
import { forgetVisitor, meetVisitor } from './identity.js'
import { watchLinks } from './links.js'
import { beginView, endView, pauseView, resumeView, watchViews } from './pageview.js'
import { items, keepStored, remove, store } from './queue.js'
import { after, closeScope, on, openScope } from './scope.js'
import { local } from './storage.js'
import { allPages, letGo } from './tabs.js'

const SECOND_LOOK = 2_000

/** Takes up what is stored and may be used: at the start, with consent, and when the page is back. */
function arrive(): void {
  meetVisitor()
  keepStored()
  adoptOrphans()
  after(SECOND_LOOK, adoptOrphans)
  wake()
}

/** The page goes away, perhaps for good. */
function depart(): void {
  endView()
  leave()
  letGo()
}

/** Begins to follow the life of the page. */
export function start(): void {
  openScope()
  decide()
  arrive()
  watchEngagement()
  beginView()
  watchViews()
  if (config.forms) watchForms()
  if (config.calendar) watchCalendars()
  if (config.outbound || config.downloads) watchLinks()
  on(window, 'online', flush)
  on(window, 'pagehide', depart)
  on(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    arrive()
    beginView()
  })
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      pauseView()
      leave()
    } else {
      resumeView()
      arrive()
    }
  })
}

/** Leaves the page as if the tracker had never been there. What is unsent stays stored. */
export function stop(): void {
  depart()
  closeScope()
}

/** The visitor agrees: what waited in memory is stored and sent. */
export function optIn(): void {
  const before = consent()
  decide('granted')
  items.forEach(store)
  arrive()
  if (before === 'denied') beginView()
}

/** The visitor refuses: what is unsent is given up, what is stored is removed. */
export function optOut(): void {
  remove(items, 'consent')
  forgetVisitor()
  for (const key of local(Object.keys) || []) if (key.startsWith(allPages())) local((storage) => storage.removeItem(key))
  decide('denied')
}
