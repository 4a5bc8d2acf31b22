import { type Consent, config } from './config.js'
import { readCookie, writeCookie } from './cookie.js'
import { local } from './storage.js'

/** The visitor's own decision. Its cookie is kept in every mode, so that a refusal is never forgotten. */
let decision: string | undefined

/** What the visitor decided comes first, then the browser's privacy signals, then the option. */
export const consent = (): Consent => {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  if (decision) return decision === 'granted' ? decision : 'denied'
  return config.signals && (globalPrivacyControl || doNotTrack === '1') ? 'denied' : config.consent
}

/** Remembers what the visitor decided; without an argument, recalls what was decided in another tab or on another subdomain. */
export const decide = (decided?: Consent): void => {
  if (decided) writeCookie('consent', decided)
  decision = readCookie('consent') || decided || decision
}

/** Work with local storage, where the visitor and the browser allow it. */
export const stored = <Result>(work: (storage: Storage) => Result): Result | undefined => (mayStore() ? local(work) : undefined)

/** Whether the device may be written to. */
export const mayStore = (): boolean => consent() === 'granted' && !config.cookieless

/** Why this page is never tracked, if so. A frame without an origin and a file reach no server that checks origins. ("Cubot" is a telephone.) */
export const untrackable = (): unknown =>
  origin === 'null' ? 'no origin' : !config.bots && navigator.userAgent.match(/(^|[^u])bot|crawl|spider|lighthouse|preview/i) && 'bot'
