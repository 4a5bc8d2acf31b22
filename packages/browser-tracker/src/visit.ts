import { createAdoption } from './adoption.js'
import { watchCalendars } from './calendar.js'
import { type Prepared, prepare, type TrackerEvent } from './capture.js'
import type { Config } from './config.js'
import { CONSENT, type Consent, currentConsent, rememberConsent, untrackable } from './consent.js'
import { log } from './debug.js'
import { createDelivery } from './delivery.js'
import { watchForms } from './forms.js'
import { createIdentity, type Identity } from './identity.js'
import { watchLinks } from './links.js'
import type { PageUrl } from './page-url.js'
import { createViews, type Page, type Views } from './pageview.js'
import { createQueue, type Item } from './queue.js'
import { createScope } from './scope.js'
import { createStorage } from './storage.js'
import { post } from './transport.js'
import { uuid } from './uuid.js'

/** A tracker at work in one page. */
export interface Visit {
  identity: Identity
  capture(event: TrackerEvent): void
  page(page?: Page): void
  /** Sends the traits with the next event. */
  setCustomer(customerId: string, customerTraits: unknown): void
  reset(): void
  consent(): Consent
  decide(decision: 'granted' | 'denied'): void
  flush(): Promise<void>
  end(): void
}

/** Starts to track: wires the parts together and follows the life of the page. */
export function startVisit(config: Config): Visit {
  const scope = createScope()
  const muted = untrackable(config)
  const memory = createStorage(() => true)
  let consent = currentConsent(config, memory)
  const mayStore = () => consent === 'granted' && !config.cookieless && !muted
  const storage = createStorage(mayStore)
  const name = `rapport.${config.publicKey}`
  const identity = createIdentity(storage, name, mayStore)
  let customer: { customerId: string; customerTraits: unknown } | undefined
  let views: Views | undefined
  let paused = false
  let dropped = 0

  const tab = uuid()
  const queue = createQueue(storage, `${name}.${tab}.`, config.maxQueue, (reason, items) => {
    dropped += items.length
    log(`gave up ${items.length} events: ${reason}`)
    scope.bind(config.onDrop)({ reason, events: items.map(({ json }) => JSON.parse(json)), total: dropped })
  })
  const blocked = () => muted || (consent !== 'granted' && `consent is ${consent}`) || (navigator.onLine === false && 'offline')
  const delivery = createDelivery({
    queue,
    post: (body, leaving) => post(config.host + config.path, body, leaving),
    interval: config.flushInterval,
    blocked,
    storage,
    closedKey: `${name}:closed`,
    scope
  })
  const adoption = createAdoption({
    storage,
    base: `${name}.`,
    mine: tab,
    queue,
    scope,
    stashed: () => paused,
    adopted(count) {
      log(`took over ${count} events of a page that is gone`)
      delivery.wake()
    }
  })

  const settle = (event: TrackerEvent, place: PageUrl, id?: string): Prepared | undefined => {
    if (consent === 'denied') {
      log(`${event.type} not captured: consent is denied`)
      return undefined
    }
    const prepared = prepare(event, place, identity, id, customer)
    if (event.type !== 'engagement') customer = undefined
    return prepared
  }
  const add = (item: Item) => {
    log('captured', item.json)
    queue.add(item)
    adoption.hold()
    delivery.wake()
  }
  const capture = (event: TrackerEvent) => {
    const item = views && settle(event, views.place())?.()
    if (item) add(item)
    else if (muted) log(`${event.type} not captured: ${muted}`)
  }

  const allow = () => {
    identity.load()
    queue.store()
    adoption.adopt()
    delivery.wake()
  }
  const become = (next: Consent) => {
    const before = consent
    if (next === before || muted) return
    if (next === 'denied') {
      queue.remove(queue.all(), 'consent')
      for (const key of memory.keys()) if (key.startsWith(`${name}.`)) memory.remove(key)
      identity.forget()
    }
    consent = next
    if (next === 'granted') {
      allow()
      if (before === 'denied') views?.begin({}, config.pageviews)
    }
  }

  const follow = () => {
    scope.on(window, 'pagehide', () => {
      views?.end()
      delivery.leave()
      adoption.release()
    })
    scope.on(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      adoption.resume()
      allow()
      views?.begin({}, config.pageviews)
    })
    scope.on(document, 'visibilitychange', () => {
      paused = document.visibilityState === 'hidden' && !!views?.pause(queue.stash)
      if (paused) {
        adoption.hold()
        delivery.leave()
      } else allow()
    })
    scope.on(window, 'storage', ({ key, newValue }: StorageEvent) => {
      if (key === CONSENT && (newValue === 'granted' || newValue === 'denied')) become(newValue)
    })
    if (config.forms) watchForms(scope, capture)
    if (config.calendar) watchCalendars(scope, capture)
    if (config.outbound || config.downloads) watchLinks(scope, config, capture)
  }

  if (muted) log(`off: ${muted}`)
  else {
    allow()
    views = createViews(config, scope, settle, add)
    follow()
  }

  return {
    identity,
    capture,
    page: (page) => views?.begin(page),
    setCustomer(customerId, customerTraits) {
      identity.setCustomer(customerId)
      if (customerTraits) customer = { customerId, customerTraits }
    },
    reset() {
      views?.end()
      identity.reset()
      views?.begin({}, false)
    },
    consent: () => (muted ? 'denied' : consent),
    decide(decision) {
      rememberConsent(decision, memory)
      become(decision)
    },
    flush() {
      views?.giveTitle()
      return delivery.flush()
    },
    end() {
      views?.end()
      delivery.leave()
      adoption.release()
      scope.end()
    }
  }
}
