import { type Options, resolveConfig } from './config.js'
import type { Consent } from './consent.js'
import { guard, log, setDebug } from './debug.js'
import type { UserIdentity } from './identity.js'
import type { Page } from './pageview.js'
import { startVisit, type Visit } from './visit.js'

/** Values that describe a person or an account. */
export type Traits = Record<string, unknown>

/** What a person is known by; at least one of userId and email. */
export interface User extends UserIdentity {
  traits?: Traits
}

/** The account that the visitor belongs to. */
export interface Customer {
  customerId: string
  traits?: Traits
}

/** What a billing event may say. Without a customer's id the one of `setCustomer` counts. */
export interface Billing {
  customerId?: string
  stripeCustomerId?: string
  domain?: string
  properties?: Record<string, unknown>
}

/**
 * The tracker. Every function may be called at any time, before `init` too (calls wait and are replayed), and none ever throws.
 *
 * ```ts
 * rapport.init({ publicKey: 'pk_…', host: 'https://data.example.com' })
 * rapport.identify({ userId: 'u1', email: 'ada@example.com', traits: { plan: 'pro' } })
 * rapport.track('Report exported', { pages: 12 })
 * ```
 */
export interface Rapport {
  /** Starts to track. A second call does nothing. */
  init(options: Options): void
  /** A page view; needed only where `pageviews` is off or a view has no address of its own. */
  page(page?: Page): void
  /** Something that happened, with a name of up to 191 characters and any properties. */
  track(eventName: string, properties?: Record<string, unknown>): void
  /** Says who the visitor is; remembered over page loads until `reset`. */
  identify(user: User): void
  /** Says which account the visitor belongs to; remembered over page loads until `reset`. */
  setCustomer(customer: Customer): void
  /** Forgets who the visitor is: from here on it is a new visitor in a new session. Call it at logout. */
  reset(): void
  /** Stages of the person's journey. */
  user: { activate(properties?: Traits): void; engaged(properties?: Traits): void; inactive(properties?: Traits): void }
  /** Billing states of the account. */
  customer: { trialing(billing?: Billing): void; paid(billing?: Billing): void; churned(billing?: Billing): void }
  /** The visitor agrees, whatever the browser's privacy signals say; remembered. */
  optIn(): void
  /** The visitor refuses: nothing is sent, all that was stored is removed, the refusal is remembered. */
  optOut(): void
  /** Whether events are sent. */
  hasOptedIn(): boolean
  /** `granted`, `pending` (events wait in memory) or `denied`. */
  getConsent(): Consent
  /** The visitor's UUID; undefined before `init` and without consent. */
  getVisitorId(): string | undefined
  /** The session's UUID; undefined before `init` and without consent. */
  getSessionId(): string | undefined
  /** Sends what waits; resolves when the server has it, or cannot take it now. Never rejects. */
  flush(): Promise<void>
  /** Stops, and takes every listener and patch out of the page. What is unsent stays for the next `init`. */
  shutdown(): void
}

/** Most calls that wait for `init`. */
const MOST_EARLY = 1000

/**
 * Makes a tracker that waits for `init`. It touches nothing of the page before.
 * @param scriptOrigin the default of the option `host`
 */
export function createTracker(scriptOrigin?: string): Rapport {
  let visit: Visit | undefined
  let started = false
  let early: (() => void)[] = []

  /** A function of the interface: guarded, and put off until there is a visit. */
  const later = <Args extends unknown[]>(work: (visit: Visit, ...args: Args) => void) =>
    guard((...args: Args): void => {
      if (visit) work(visit, ...args)
      else if (early.length < MOST_EARLY) early.push(guard(() => visit && work(visit, ...args)))
    })
  const stage = (stage: 'activated' | 'engaged' | 'inactive') =>
    later((visit, properties?: Traits) => visit.capture({ type: 'stage', stage, properties }))
  const billing = (status: 'trialing' | 'paid' | 'churned') =>
    later((visit, detail?: Billing) => visit.capture({ ...detail, type: 'billing', status }))

  const start = (options: Options) => {
    visit = startVisit(resolveConfig(options, scriptOrigin || location.origin))
    for (const call of early.splice(0)) call()
  }

  return {
    init: guard((options) => {
      if (typeof window === 'undefined') return
      setDebug(...)
      if (started) return log('init: already running, ignored')
      started = true
      if (document.prerendering) document.addEventListener('prerenderingchange', guard(() => start(options)), { once: true })
      else start(options)
    }),
    ...
  }
}
