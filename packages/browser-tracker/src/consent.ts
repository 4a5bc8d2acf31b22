import type { Config } from './config.js'
import { readCookie, writeCookie } from './cookie.js'
import type { Storage } from './storage.js'

/** Whether events may be sent: yes; not yet (they wait in memory, nothing is stored); no. */
export type Consent = 'granted' | 'pending' | 'denied'

/** Cookie and storage key of the visitor's own decision. It is kept in every mode, so that a refusal is never forgotten. */
export const CONSENT = 'rapport_consent'

/** The state of consent: the visitor's own decision first, then the browser's privacy signals, then the option. */
export function currentConsent(config: Config, memory: Storage): Consent {
  const decided = readCookie(CONSENT) || memory.get(CONSENT)
  if (decided === 'granted' || decided === 'denied') return decided
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  return config.respectSignals && (globalPrivacyControl || doNotTrack === '1') ? 'denied' : config.consent
}

/** Remembers what the visitor decided. */
export function rememberConsent(decision: Consent, memory: Storage): void {
  writeCookie(CONSENT, decision)
  memory.set(CONSENT, decision)
}

const BOTS = /(^|[^u])bot|crawl|spider|slurp|facebookexternal|lighthouse|pagespeed|pingdom|preview/i

/**
 * Why this page is never tracked, or undefined. A frame without an origin and a file reach no server that checks origins. ("Cubot" is a
 * telephone.)
 */
export function untrackable(config: Config): string | false {
  if (!config.publicKey) return 'init needs a publicKey'
  if (origin === 'null') return 'a sandboxed frame or a file has no origin'
  return config.ignoreBots && BOTS.test(navigator.userAgent) && 'known bot'
}
