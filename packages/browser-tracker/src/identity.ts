import { config } from './config.js'
import { mayStore, stored } from './consent.js'
import { readCookie, writeCookie } from './cookie.js'
import { toJson } from './json.js'
import type { Campaign } from './page-url.js'
import { local } from './storage.js'
import { uuid } from './uuid.js'

/** Who the visitor said to be. */
export interface UserIdentity {
  userId?: string
  email?: string
  fingerprint?: string
}

/** How the visitor came here for the first time. */
export interface FirstTouch {
  referrer?: string
  utm?: Campaign | undefined
}

/** All that is known of the visitor. */
interface Profile {
  visitor: string
  session: string
  /** Milliseconds of the last event; half an hour later a new session begins. */
  seen: number
  user: UserIdentity | undefined
  customer: string | undefined
  first: FirstTouch | undefined
}

/** The cookie with the visitor's id, for the subdomains and the host's own server; the rest counts only for the visitor it is kept with. */
const COOKIE = 'rapport_visitor'
const SESSION = 1_800_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const newcomer = (visitor = uuid()): Profile => ({
  visitor,
  session: uuid(),
  seen: Date.now(),
  user: undefined,
  customer: undefined,
  first: undefined
})

let profile: Profile | undefined

/** The storage key of what is kept for this public key. */
export const storageKey = (): string => `rapport.${config.publicKey}`

/**
 * What is known now, with a change if there is one. Another tab may have identified or reset the visitor, so that what is stored is
 * what counts. Begins a new session when the last one is over.
 */
export function visitor(change?: Partial<Profile>): Profile {
  const known: Profile = JSON.parse(stored((storage) => storage.getItem(storageKey())) || 'null') || profile || newcomer()
  const seen = Date.now()
  if (seen - known.seen > SESSION) known.session = uuid()
  profile = { ...known, seen, ...change }
  const text = toJson(profile)
  stored((storage) => storage.setItem(storageKey(), text))
  return profile
}

/** Follows the visitor whom the cookie names, and keeps the cookie. */
export function meetVisitor(): void {
  if (!mayStore()) return
  const named = readCookie(COOKIE)
  if (named && UUID.test(named) && named !== visitor().visitor) visitor(newcomer(named))
  writeCookie(COOKIE, visitor().visitor)
}

/** From here on it is a new visitor in a new session, who did not come from anywhere. */
export function resetVisitor(): void {
  visitor({ ...newcomer(), first: {} })
  if (mayStore()) writeCookie(COOKIE, visitor().visitor)
}

/** Removes every trace of the visitor from the device. */
export function forgetVisitor(): void {
  writeCookie(COOKIE, '')
  local((storage) => storage.removeItem(storageKey()))
  profile = undefined
}

/** Who the events of this moment are from: a batch without its events, as JSON text. */
export function envelope(): string {
  const { visitor: visitorId, session: sessionId, user: userIdentity, customer: customerId } = visitor()
  return toJson({ visitorId, sessionId, source: 'client', userIdentity, customerIdentity: customerId && { customerId } })
}
