import { config } from './config.js'
import { readCookie, writeCookie } from './cookie.js'
import { local } from './storage.js'

/** Whether events may be sent: yes; not yet (they wait in memory, nothing is stored); no. */
export type Consent = 'granted' | 'pending' | 'denied'

/** Cookie and storage key of the visitor's own decision. It is kept in every mode, so that a refusal is never forgotten. */
const NAME = 'rapport_consent'

let decision: string | undefined

/** What the visitor decided comes first, then the browser's privacy signals, then the option. */
export function consent(): Consent {
  const decided = local((storage) => storage.getItem(NAME)) || decision
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  if (decided) return decided === 'granted' ? decided : 'denied'
  return config.respectSignals && (globalPrivacyControl || doNotTrack === '1') ? 'denied' : config.consent
}

/** Remembers what the visitor decided; without an argument, recalls what was decided on another subdomain. */
export function decide(decided = readCookie(NAME)): void {
  decision = decided
  if (!decided) return
  writeCookie(NAME, decided)
  local((storage) => storage.setItem(NAME, decided))
}

/** Whether the device may be written to. */
export const mayStore = (): boolean => consent() === 'granted' && !config.cookieless

/** Work with local storage, where it is allowed and possible. */
export const stored = <Result>(work: (storage: Storage) => Result): Result | undefined => (mayStore() ? local(work) : undefined)

/** Why this page is never tracked, if so. A frame without an origin and a file reach no server that checks origins. ("Cubot" is a telephone.) */
export const untrackable = (): string | false =>
  origin === 'null'
    ? 'no origin'
    : config.ignoreBots && /(^|[^u])bot|crawl|spider|facebookexternal|lighthouse|preview/i.test(navigator.userAgent) && 'known bot'
