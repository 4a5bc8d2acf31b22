import type { Tools } from './capture.js'
import { type Consent, config, configure, type Options, running, setRunning } from './config.js'
import { consent, untrackable } from './consent.js'
import { guard, log } from './debug.js'
import type { EventsOf, Track } from './declared.js'
import { flush } from './delivery.js'
import { become, type UserIdentity, visitor } from './identity.js'
import { cut } from './json.js'
import { optIn, optOut, start, stop } from './lifecycle.js'
import { on } from './listeners.js'
import { beginView, capture, catchUp, endView, type Page } from './pageview.js'

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

/** The fields of a billing event. Without a customer's id, the id of `setCustomer` counts. */
export interface Billing {
  customerId?: string
  stripeCustomerId?: string
  domain?: string
  properties?: Properties
}

/**
 * The tracker. No function ever throws. Before `init` they do nothing; for calls before the script has loaded there is the stub.
 *
 * ```ts
 * rapport.init({ publicKey: 'pk_…', host: 'https://data.example.com' })
 * rapport.identify({ userId: 'u1', email: 'ada@example.com', traits: { plan: 'pro' } })
 * rapport.track('Report exported', { pages: 12 })
 * const typed: Rapport<typeof events> = rapport
 * ```
 */
export interface Rapport<Declared = unknown> {
  /** Starts to track. A second call does nothing. */
  init(options: Options): void
  /** A page view; needed only where `pageviews` is off or a view has no address of its own. */
  page(page?: Page): void
  /** Something that happened: a name of up to 191 characters, and any properties; with the type of declared events, those alone. */
  track: Track<EventsOf<Declared>>
  /** Says who the visitor is. Remembered over page loads until `reset`. */
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
  /** `granted`; `pending`, while events wait in memory; or `denied`, as it also is before `init`, and where the tracker does not start: for a bot, whatever it opts into. */
  getConsent(): Consent
  /** The visitor's UUID; undefined before `init`, and where the tracker does not start. Without consent it is made up, and is nowhere kept. */
  getVisitorId(): string | undefined
  /** The session's UUID; undefined before `init`. */
  getSessionId(): string | undefined
  /** Sends what waits; resolves when the server has all of it, or cannot take it now. Never rejects. */
  flush(): Promise<void>
  /** Stops, and removes every listener and patch from the page. Unsent events stay for the next `init`. */
  shutdown(): void
  /** Adds a capture of one's own; call it again after a new `init`. */
  use(install: (tools: Tools) => void): void
}

/** The server refuses whole batches of a sender whose id is longer or no storable text, or whose e-mail address it cannot read. */
const ID = /^[^\0\p{Cs}]{1,255}$/u
const EMAIL = /^\s*([^\s@]+@[^\s@]+)\s*$/

const textOf = (value: unknown): string | undefined => `${value || ''}`.match(ID)?.[0]

const stage = (stage: 'activated' | 'engaged' | 'inactive') =>
  guard((properties?: Properties) => capture({ type: 'stage', stage, properties }))
const billing = (status: 'trialing' | 'paid' | 'churned') => guard((billing?: Billing) => capture({ ...billing, type: 'billing', status }))

/**
 * Makes the tracker of this page; it touches nothing of the page before `init`.
 * @param scriptUrl where the script came from: the default of the option `host`
 * @param loadExtras called after the start, when something of the second file is wanted
 */
export const createTracker = (scriptUrl = '', loadExtras?: () => unknown): Rapport => ({
  init(options) {
    if (running || typeof window === 'undefined') return
    setRunning(true)
    guard(() => {
      const unknown = configure({ ...options }, new URL(scriptUrl, location.href).origin)
      const off = config.publicKey ? untrackable() : 'no publicKey'
      if (unknown[0]) log('unknown:', unknown)
      if (off) {
        log('off:', off)
        return setRunning(false)
      }
      start()
      let load = loadExtras
      const loadOnce = () => {
        load?.()
        load = undefined
      }
      if (config.calendar || config.outbound || config.downloads || (config.forms && document.forms[0])) loadOnce()
      // The page has no form yet.
      else if (config.forms) on(document, 'pointerdown focusin', loadOnce)
    })()
  },
  page: guard((page?: Page) => beginView(page, true)),
  track: guard((eventName: string, properties?: Properties) => {
    const longest = 191
    if (eventName) capture({ type: 'custom', eventName: cut(`${eventName}`, longest), properties })
    else log('no name')
  }),
  identify: guard((said: User) => {
    const user = { userHash: said.userHash, userId: textOf(said.userId), email: textOf(said.email)?.match(EMAIL)?.[1] }
    if (user.userId || user.email) {
      visitor({ user })
      capture({ type: 'identify', ...user, traits: said.traits })
    } else log('no id')
  }),
  setCustomer: guard(({ customerId, traits }: Customer) => {
    const customer = textOf(customerId)
    if (customer) visitor({ customer, traits })
    else log('no id')
  }),
  reset: guard(() => {
    endView()
    become()
    visitor({ first: {} })
  }),
  user: { activate: stage('activated'), engaged: stage('engaged'), inactive: stage('inactive') },
  customer: { trialing: billing('trialing'), paid: billing('paid'), churned: billing('churned') },
  optIn: guard(optIn),
  optOut: guard(optOut),
  hasOptedIn: () => guard(consent)() === 'granted',
  getConsent: () => guard(consent)() || 'denied',
  getVisitorId: guard(() => visitor().visitor),
  getSessionId: guard(() => visitor().session),
  async flush() {
    guard(catchUp)()
    await guard(flush)()
  },
  use: guard((install: (tools: Tools) => void) => install({ on, capture, config })),
  shutdown() {
    guard(stop)()
    setRunning(false)
  }
})
