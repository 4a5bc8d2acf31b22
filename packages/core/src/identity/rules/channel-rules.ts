import { parseUrl } from '../../validation/index.js'
import { channelOfPlace } from './known-places.js'
import { registrableDomain } from './work-domain.js'

/** Where a first visit came from, and by what kind of way. */
export interface Touch {
  source: string
  channel: string
}

/** Patterns for `utm_medium`, without its spaces, hyphens and underscores; the first that matches names the channel. */
const mediums: readonly [channel: string, mediums: RegExp][] = [
  ['paid', /^(paid.*|cp[acmlv]|ppc|ppv|ads?|display|banner|sponsored|programmatic|retargeting|remarketing|affiliates?)$/],
  ['email', /^(email|newsletter)$/],
  ['social', /^(social|socialnetworks?|socialmedia|organicsocial|sm)$/],
  ['organic', /^(organic|organicsearch)$/]
]

/**
 * The source and channel (paid, organic, social, email, referral, direct) of a visit. The channel comes from the utm medium; else from a known utm
 * source; else from a known referrer. If any of them is given but unknown it is `referral`, if none is given `direct`. A referrer on the same site
 * does not count.
 */
export function touchOf(visit: { utm: Record<string, unknown> | null; referrer: string | null; url: string | null }): Touch {
  const medium = textOf(visit.utm?.medium)
  const source = textOf(visit.utm?.source) || textOf(visit.utm?.ref)
  const referrer = hostOf(visit.referrer)
  const host = isSameSite(referrer, hostOf(visit.url)) ? '' : referrer
  const known = channelOfMedium(medium) ?? channelOfPlace(source) ?? channelOfPlace(host)
  return { source: source || host || 'direct', channel: known ?? (medium || source || host ? 'referral' : 'direct') }
}

function channelOfMedium(medium: string): string | undefined {
  const folded = medium.replaceAll(/[\s_-]/g, '')
  return mediums.find(([, pattern]) => pattern.test(folded))?.[0]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

function hostOf(url: string | null): string {
  const host = url === null ? undefined : parseUrl(url)?.hostname
  return host?.toLowerCase().replace(/^www\.|\.$/g, '') ?? ''
}

/** Subdomains of one registrable domain are one site; hosts without one, such as localhost, are compared as they are. */
function isSameSite(a: string, b: string): boolean {
  return a === b || (a !== '' && registrableDomain(a) !== null && registrableDomain(a) === registrableDomain(b))
}
