import { parseUrl } from '../parse-url.js'

/** Where a first visit came from, and by what kind of way. */
export interface Touch {
  source: string
  channel: string
}

const paidMediums =
  /^(cpc|ppc|cpm|paid|paidsearch|paid-search|paid_search|paidsocial|paid-social|paid_social|display|banner|retargeting|affiliate)$/
const emailMediums = /^(email|e-mail|e_mail|newsletter)$/
const socialMediums = /^(social|social-network|social-media|social_media|sm)$/
const searchEngines = /(^|\.)(google|bing|duckduckgo|yahoo|baidu|yandex|ecosia|qwant|startpage|brave|kagi|naver)\./
const socialSites =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|linkedin\.com|lnkd\.in|twitter\.com|x\.com|t\.co|reddit\.com|youtube\.com|tiktok\.com|pinterest\.com|threads\.net|bsky\.app|mastodon\.social|news\.ycombinator\.com)$/
const mailSites = /(^|\.)(mail\.google\.com|outlook\.live\.com|outlook\.office\.com|mail\.yahoo\.com|mail\.proton\.me)$/

/** The first rule that holds names the channel. */
const rules: { channel: string; holds: (visit: { medium: string; host: string; source: string }) => boolean }[] = [
  { channel: 'paid', holds: ({ medium }) => paidMediums.test(medium) },
  { channel: 'email', holds: ({ medium, host }) => emailMediums.test(medium) || mailSites.test(host) },
  { channel: 'social', holds: ({ medium, host }) => socialMediums.test(medium) || socialSites.test(host) },
  { channel: 'organic', holds: ({ medium, host }) => medium === 'organic' || searchEngines.test(host) },
  { channel: 'referral', holds: ({ source, host }) => source !== '' || host !== '' }
]

/** Tells source and channel (paid, organic, social, email, referral, direct) from utm parameters and referrer; a referrer within the own site is none. */
export function touchOf(visit: { utm: Record<string, unknown> | null; referrer: string | null; url: string | null }): Touch {
  const medium = textOf(visit.utm?.medium)
  const source = textOf(visit.utm?.source) || textOf(visit.utm?.ref)
  const referrer = hostOf(visit.referrer)
  const host = referrer === hostOf(visit.url) ? '' : referrer
  const channel = rules.find((rule) => rule.holds({ medium, source, host }))?.channel ?? 'direct'
  return { source: source || host || 'direct', channel }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

function hostOf(url: string | null): string {
  const host = url === null ? undefined : parseUrl(url)?.hostname
  return host?.replace(/^www\./, '') ?? ''
}
