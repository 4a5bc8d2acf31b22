import { capture, sendAlong } from './capture.js'
import { config, configure, type Options } from './config.js'
import { type Consent, consent, untrackable } from './consent.js'
import { guard, log } from './debug.js'
import { flush } from './delivery.js'
import { resetVisitor, type UserIdentity, visitor } from './identity.js'
import { optIn, optOut, start, stop } from './lifecycle.js'
import { beginView, endView, giveTitle, type Page } from './pageview.js'

/** Values that describe a person or an account, or belong to an event. */
export type Properties = Record<string, unknown>

/** What a person is known by; at least one of userId and email. */
export interface User extends UserIdentity {
  traits?: Properties
}

/** The account that the visitor belongs to. */
export interface Customer {
  customerId: string
  traits?: Properties
}

/** What a billing event may say. Without a customer's id that of `setCustomer` counts. */
export interface Billing {
  customerId?: string
  stripeCustomerId?: string
  domain?: string
  properties?: Properties
}

/**
 * The tracker. Every function may be called at any time (before `init` the calls wait, and are made in their order), and none ever throws.
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
  /** Something that happened: a name of up to 191 characters, and any properties. */
  track(eventName: string, properties?: Properties): void
  /** Says who the visitor is; remembered over page loads until `reset`. */
  identify(user: User): void
  /** Says which account the visitor belongs to; remembered over page loads until `reset`. Traits go with the next event. */
  setCustomer(customer: Customer): void
  /** Forgets who the visitor is: from here on it is a new visitor in a new session. Call it at logout. */
  reset(): void
  /** Stages of the person's journey. */
  user: { activate(properties?: Properties): void; engaged(properties?: Properties): void; inactive(properties?: Properties): void }
  /** Billing states of the account. */
  customer: { trialing(billing?: Billing): void; paid(billing?: Billing): void; churned(billing?: Billing): void }
  /** The visitor agrees, whatever the browser's privacy signals say; remembered. */
  optIn(): void
  /** The visitor refuses: nothing is sent, what was stored is removed, the refusal is remembered. */
  optOut(): void
  /** Whether events are sent. */
  hasOptedIn(): boolean
  /** `granted`; `pending`, events wait in memory, also before `init`; or `denied`. */
  getConsent(): Consent
  /** The visitor's UUID; undefined before `init` and without consent. */
  getVisitorId(): string | undefined
  /** The session's UUID; undefined before `init` and without consent. */
  getSessionId(): string | undefined
  /** Sends what waits; resolves when the server has all of it, or cannot take it now. Never rejects. */
  flush(): Promise<void>
  /** Stops, and takes every listener and patch out of the page. What is unsent stays for the next `init`. */
  shutdown(): void
}

/** Most calls that wait for `init`. */
const MOST_EARLY = 1000
const LONGEST_NAME = 191
const LONGEST_ID = 255

let started = false
let early: (() => void)[] = []

/** A function of the tracker: guarded, and put off until there is one. */
const later = <Args extends unknown[]>(work: (...args: Args) => void) =>
  guard((...args: Args): void => {
    if (started) work(...args)
    else if (early.length < MOST_EARLY) early.push(() => work(...args))
  })
const stage = (stage: 'activated' | 'engaged' | 'inactive') => later((properties?: Properties) => capture({ type: 'stage', stage, properties }))
const billing = (status: 'trialing' | 'paid' | 'churned') => later((billing?: Billing) => capture({ ...billing, type: 'billing', status }))
const known = (id: () => string) => () => (started && consent() !== 'denied' ? guard(id)() : undefined)

/** An id as text; empty when it is none, or longer than the server takes. */
const toId = (value: unknown): string => {
  const id = /string|number/.test(typeof value) ? String(value).trim() : ''
  return id.length > LONGEST_ID ? '' : id
}

/**
 * Makes the tracker of this page; it touches nothing of the page before `init`.
 * @param scriptOrigin the default of the option `host`
 */
export const createTracker = (scriptOrigin?: string): Rapport => ({
  init: guard((options) => {
    if (typeof window === 'undefined') return
    if (started) return log('init: already running, ignored')
    configure(options, scriptOrigin || location.origin)
    const off = config.publicKey ? untrackable() : 'init needs a publicKey'
    if (off) return log('off:', off)
    const begin = guard(() => {
      started = true
      start()
      for (const call of early.splice(0)) guard(call)()
    })
    if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
    else begin()
  }),
  page: later((page?: Page) => beginView(page, true)),
  track: later((eventName: string, properties?: Properties) => {
    if (typeof eventName === 'string' && eventName) capture({ type: 'custom', eventName: eventName.slice(0, LONGEST_NAME), properties })
    else log('track needs a name:', eventName)
  }),
  identify: later((user: User) => {
    const ids: UserIdentity = {}
    for (const name of ['userId', 'email', 'fingerprint'] as const) {
      const id = toId(user[name])
      if (id) ids[name] = id
    }
    const { userId, email } = ids
    if (!userId && !email) return log('identify needs a userId or an email:', user)
    const { user: before } = visitor()
    visitor({ user: userId && before?.userId && userId !== before.userId ? ids : { ...before, ...ids } })
    capture({ type: 'identify', ...ids, traits: user.traits })
  }),
  setCustomer: later(({ customerId, traits }: Customer) => {
    const id = toId(customerId)
    if (!id) return log('setCustomer needs a customerId:', customerId)
    visitor({ customer: id })
    if (traits) sendAlong({ customerId: id, customerTraits: traits })
  }),
  reset: later(() => {
    endView()
    resetVisitor()
    beginView({}, false)
  }),
  user: { activate: stage('activated'), engaged: stage('engaged'), inactive: stage('inactive') },
  customer: { trialing: billing('trialing'), paid: billing('paid'), churned: billing('churned') },
  optIn: later(optIn),
  optOut: later(optOut),
  hasOptedIn: () => started && consent() === 'granted',
  getConsent: () => (started ? consent() : 'pending'),
  getVisitorId: known(() => visitor().visitor),
  getSessionId: known(() => visitor().session),
  async flush() {
    if (!started) return
    giveTitle()
    await flush()
  },
  shutdown: guard(() => {
    if (started) stop()
    started = false
    early = []
  })
})
