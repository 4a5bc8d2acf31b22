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
  /** Equal for two addresses that are the same page: campaign parameters do not make another page. */
  page: string
  utm: Campaign | undefined
}

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content', 'ref'] as const

/**
 * Cleans an address.
 * @param allowed names of query parameters to keep
 * @param hash which fragments belong to the page: those that look like a route (`#/…`, `#!…`), all, or none
 */
export function pageUrl(href: string, allowed: readonly string[], hash: boolean | 'routes'): PageUrl {
  const { origin, pathname, search, hash: fragment } = new URL(href)
  const query = new URLSearchParams(search)
  const utm: Campaign = {}
  const kept: string[] = []
  const tags: string[] = []
  const keep = (list: string[], name: string) => {
    const value = query.get(name)
    if (value) list.push(`${name}=${encodeURIComponent(value)}`)
    return value
  }
  for (const name of allowed) keep(kept, name)
  for (const name of CAMPAIGN) {
    const value = keep(tags, name === 'ref' ? name : `utm_${name}`)
    if (value) utm[name] = value
  }
  const routed = hash === true || (hash && /^#!?\//.test(fragment))
  const path = pathname + (routed ? fragment.split('?')[0] : '')
  const page = origin + path + kept
  const all = [...kept, ...tags].join('&')
  const url = origin + pathname + (all && `?${all}`) + path.slice(pathname.length)
  return { url, path, page, utm: tags.length ? utm : undefined }
}

/** A referrer without its query and fragment; empty when there is none or it cannot be read. */
export function cleanReferrer(referrer: string): string {
  return referrer.split(/[?#]/)[0] ?? ''
}
