import { config } from './config.js'
import { mayStore, stored } from './consent.js'
import { readCookie, writeCookie } from './cookie.js'
import { toJson } from './json.js'
import type { Campaign } from './page-url.js'
import { local } from './storage.js'
import { uuid } from './uuid.js'

/** Who the visitor said to be. */
export interface UserIdentity {
  userId?: string | undefined
  email?: string | undefined
  /** The proof that the page may speak for this user, made by its own server; for workspaces that ask for one. */
  userHash?: string | undefined
}

/** All that is known of the visitor. */
interface Profile {
  visitor: string
  session: string
  /** Milliseconds of the last event; half an hour later a new session begins. */
  seen: number
  user?: UserIdentity
  customer?: string
  /** What is to be told of the customer with the next event. */
  traits?: object | undefined
  /** How the visitor came here for the first time. */
  first?: { referrer?: string; utm?: Campaign | undefined }
}

/** The visitor's id is in a cookie, for the subdomains and the host's own server; the rest counts only for the visitor it is kept with. */
let profile: Profile | undefined

/** The storage key of what is kept for this public key. */
export const storageKey = (): string => `rapport.${config.publicKey}`

/** From here on it is this visitor, by default a new one, in a new session. */
export const become = (visitor = uuid()): Profile => {
  profile = { visitor, session: '', seen: 0 }
  local((storage) => storage.removeItem(storageKey()))
  if (mayStore()) writeCookie('visitor', visitor)
  return profile
}

/**
 * What is known now, with a change if there is one. Another tab may have identified or reset the visitor, so that what is stored is
 * what counts. Begins a new session when the last one is over.
 */
export const visitor = (change?: Partial<Profile>): Profile => {
  const known: Profile = stored((storage) => JSON.parse(`${storage.getItem(storageKey())}`)) || profile || become()
  const seen = Date.now()
  const halfAnHour = 1_800_000
  profile = { ...known, session: seen - known.seen > halfAnHour ? uuid() : known.session, seen, ...change }
  stored((storage) => storage.setItem(storageKey(), toJson(profile)))
  return profile
}

/** Follows the visitor whom the cookie names, and keeps the cookie. */
export const meet = (): void => {
  if (!mayStore()) return
  const named = readCookie('visitor')
  const known = visitor().visitor
  if (named?.length === known.length && named !== known) become(named)
  else writeCookie('visitor', known)
}

/** Removes every trace of the visitor from the device. */
export const forget = (): void => {
  profile = undefined
  writeCookie('visitor', '')
  local((storage) => {
    for (const key in storage) if (key.startsWith(storageKey())) storage.removeItem(key)
  })
}
