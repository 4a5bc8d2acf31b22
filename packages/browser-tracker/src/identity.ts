import { toJson } from './json.js'
import type { Campaign } from './page-url.js'
import { readCookie, writeCookie } from './cookie.js'
import type { Storage } from './storage.js'
import { isUuid, uuid } from './uuid.js'

/** Who the visitor said to be. */
export interface UserIdentity {
  userId?: string
  email?: string
  fingerprint?: string
}

/** How the visitor came here for the first time. */
export interface FirstTouch {
  referrer?: string
  utm?: Campaign
}

/** All that is known of the visitor; stored as JSON under short names. */
interface Profile {
  visitor: string
  session: string
  /** Milliseconds of the last event; half an hour later a new session begins. */
  seen: number
  user?: UserIdentity
  customer?: string
  first?: FirstTouch
}

export interface Identity {
  /** The ids that are true now, as the JSON text of a batch without its events; also begins a session when the last one is over. */
  envelope(): string
  visitorId(): string
  sessionId(): string
  firstTouch(seen?: FirstTouch): FirstTouch
  identify(user: UserIdentity): void
  setCustomer(customerId: string): void
  /** A new visitor and session, known by nothing. */
  reset(): void
  /** Takes what is stored, and stores what is not: at the start, with consent, and when another tab may have changed it. */
  load(): void
  /** Removes every trace of the visitor from the device. */
  forget(): void
}

const COOKIE = 'rapport_visitor'
const SESSION = 1_800_000

/**
 * The visitor of this browser. The visitor's id is a cookie of the registrable domain, so that subdomains and the host's own server
 * see it; the rest is local storage and counts only for the visitor it was written for.
 * @param mayStore whether the device may be written to now
 */
export function createIdentity(storage: Storage, key: string, mayStore: () => boolean): Identity {
  const fresh = (visitor = uuid()): Profile => ({ visitor, session: uuid(), seen: Date.now() })
  let profile = fresh()

  const save = () => storage.set(key, toJson(profile))
  const stored = (): Profile | undefined => {
    try {
      const found: Profile = JSON.parse(storage.get(key) || '{}')
      return isUuid(found.visitor) && isUuid(found.session) ? found : undefined
    } catch {
      return undefined
    }
  }
  const become = (next: Profile) => {
    profile = next
    if (mayStore()) writeCookie(COOKIE, profile.visitor)
    save()
  }
  /** Another tab may have identified or reset since: local storage is what counts. */
  const refresh = () => {
    profile = stored() || profile
    const now = Date.now()
    if (now - profile.seen > SESSION) profile.session = uuid()
    profile.seen = now
    save()
  }

  return {
    envelope() {
      refresh()
      const { visitor, session, user, customer } = profile
      return toJson({
        visitorId: visitor,
        sessionId: session,
        source: 'client',
        userIdentity: user,
        customerIdentity: customer && { customerId: customer }
      })
    },
    visitorId: () => (stored() || profile).visitor,
    sessionId: () => (stored() || profile).session,
    firstTouch(seen) {
      if (!profile.first && seen) {
        profile.first = seen
        save()
      }
      return profile.first || {}
    },
    identify(user) {
      refresh()
      const other = user.userId && profile.user?.userId && user.userId !== profile.user.userId
      profile.user = other ? user : { ...profile.user, ...user }
      save()
    },
    setCustomer(customerId) {
      refresh()
      profile.customer = customerId
      save()
    },
    reset: () => become({ ...fresh(), first: {} }),
    load() {
      const cookie = mayStore() ? readCookie(COOKIE) : undefined
      const found = stored() || profile
      const visitor = isUuid(cookie) ? cookie : found.visitor
      become([found, profile].find((known) => known.visitor === visitor) || fresh(visitor))
    },
    forget() {
      writeCookie(COOKIE, '')
      storage.remove(key)
      profile = fresh()
    }
  }
}
