import { registrableDomain } from './work-domain.js'

/** The channels of known places that visitors come from. */
export type PlaceChannel = 'email' | 'social' | 'organic'

/**
 * Hosts by their channel; a leading dot includes all subdomains. Android apps stand here by their package names, as in `android-app://` referrers.
 */
const hosts: Record<PlaceChannel, readonly string[]> = {
  email: [
    'mail.google.com',
    'outlook.live.com',
    'outlook.office.com',
    'outlook.office365.com',
    '.mail.yahoo.com',
    'mail.proton.me',
    'mail.yandex.com',
    'e.mail.ru',
    'mail.aol.com',
    'mail.zoho.com',
    'app.fastmail.com',
    'com.google.android.gm',
    'com.microsoft.office.outlook',
    'com.yahoo.mobile.client.android.mail'
  ],
  social: [
    '.facebook.com',
    '.fb.com',
    '.fb.me',
    '.messenger.com',
    '.instagram.com',
    '.threads.net',
    '.threads.com',
    '.whatsapp.com',
    '.t.me',
    '.linkedin.com',
    '.lnkd.in',
    '.twitter.com',
    '.x.com',
    '.t.co',
    '.reddit.com',
    '.youtube.com',
    '.youtu.be',
    '.tiktok.com',
    '.pinterest.com',
    '.bsky.app',
    '.mastodon.social',
    'news.ycombinator.com',
    '.vk.com',
    'com.facebook.katana',
    'com.instagram.android',
    'com.linkedin.android',
    'com.twitter.android',
    'com.reddit.frontpage',
    'com.google.android.youtube',
    'com.zhiliaoapp.musically',
    'com.pinterest'
  ],
  organic: [
    'google.com',
    'images.google.com',
    '.bing.com',
    '.duckduckgo.com',
    'yahoo.com',
    '.search.yahoo.com',
    'yandex.com',
    'ya.ru',
    'baidu.com',
    'm.baidu.com',
    '.ecosia.org',
    '.qwant.com',
    '.startpage.com',
    'search.brave.com',
    '.kagi.com',
    'naver.com',
    '.search.naver.com',
    'com.google.android.googlequicksearchbox',
    'com.duckduckgo.mobile.android'
  ]
}

/** What campaigns call such places in `utm_source`. */
const sources: Record<PlaceChannel, readonly string[]> = {
  email: ['email', 'newsletter'],
  social: [
    'facebook',
    'fb',
    'meta',
    'instagram',
    'ig',
    'threads',
    'linkedin',
    'twitter',
    'x',
    'reddit',
    'youtube',
    'tiktok',
    'pinterest',
    'bluesky',
    'mastodon',
    'hackernews',
    'whatsapp',
    'telegram'
  ],
  organic: []
}

/** Sites with a domain in each country; all are looked up as the one that ends with `.com`. */
const worldwide = /^(google|yahoo|yandex|pinterest)\.(com|cat|[a-z]{2}|com?\.[a-z]{2})$/

/** Longer texts are no hosts (RFC 1035), and splitting them would take long. */
const maxNameLength = 253

const channels = ['email', 'social', 'organic'] as const
const channelOfName = new Map(
  channels.flatMap((channel) => [...hosts[channel], ...sources[channel]].map((name) => [name, channel] as const))
)

/** The channel of a known place: a host without `www.`, or a `utm_source`, which may be a host. */
export function channelOfPlace(place: string): PlaceChannel | undefined {
  if (place.length > maxNameLength) return undefined
  const host = withoutCountry(place)
  const exact = channelOfName.get(host)
  if (exact) return exact
  const labels = host.split('.')
  const above = labels.map((_, index) => `.${labels.slice(index).join('.')}`).find((name) => channelOfName.has(name))
  return above === undefined ? undefined : channelOfName.get(above)
}

function withoutCountry(host: string): string {
  const domain = registrableDomain(host)
  const [, site] = (domain && worldwide.exec(domain)) || []
  return domain && site ? `${host.slice(0, -domain.length)}${site}.com` : host
}
