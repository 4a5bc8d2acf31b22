import { config } from './config.js'

/** Where a visit came from, as the wire names it. */
export interface Campaign {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
  ref?: string
}

/** An address without what may be private: no user info, no fragment but a hash route, of the query only what is asked for. */
export interface PageUrl {
  url: string
  path: string
  /** Equal for two addresses that are the same page: campaign parameters do not make another one. */
  page: string
  utm: Campaign | undefined
}

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content', 'ref'] as const

/** Cleans an address, absolute or relative; by default the page's own. */
export function pageUrl(given = ''): PageUrl {
  const { origin, pathname, searchParams, hash } = new URL(given, location.href)
  const utm: Campaign = {}
  const kept = new URLSearchParams()
  const keep = (name: string) => {
    const value = searchParams.get(name)
    if (value) kept.set(name, value)
    return value
  }
  config.queryParams.split(',').forEach(keep)
  const route = config.hash === 'all' || (config.hash === 'routes' && /^#!?\//.test(hash)) ? hash.split('?')[0] : ''
  const path = pathname + route
  const page = `${path}?${kept}`
  for (const name of CAMPAIGN) {
    const value = keep(name === 'ref' ? name : `utm_${name}`)
    if (value) utm[name] = value
  }
  return { url: origin + pathname + `?${kept}`.replace(/^\?$/, '') + route, path, page, utm }
}

/** The page that is on. */
export let place: PageUrl

/** Moves to an address; by default the page's own. */
export function movePlace(url?: string): void {
  place = pageUrl(url)
}

/** Whether an address is of this site: its host, a part of it, or one that it is a part of. */
export function isOwnSite(url: string): boolean {
  const [own = '', other = ''] = [location.href, url || location.href].map((address) => new URL(address).hostname.replace(/^(www)?\.?/, '.'))
  return own.endsWith(other) || other.endsWith(own)
}
