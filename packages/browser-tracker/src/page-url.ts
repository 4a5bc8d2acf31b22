import { config } from './config.js'

/** Where a visit came from, as the wire names it: source, medium, campaign, term, content, ref. */
export type Campaign = Record<string, string>

/** An address without what may be private: no fragment but a hash route, of the query only what is asked for. */
export interface PageUrl {
  url: string
  path: string
  /** Equal for two addresses that are the same page: campaign parameters do not make another one. */
  page: string
  utm: Campaign | undefined
}

/** Cleans an address, absolute or relative; by default the page's own. */
export const pageUrl = (given = location.href): PageUrl => {
  const url = new URL(given, location.href)
  const route = (config.hash && url.hash.match(/^#!?\/[^?]*/)?.[0]) || ''
  const path = url.pathname + route
  let page = path
  let utm: Campaign | undefined
  for (const [name, value] of [...url.searchParams]) {
    if (/^(utm_|ref$)/.test(name)) utm = { ...utm, [name.replace('utm_', '')]: value }
    else if (`${config.query}`.split(/[ ,]+/).includes(name)) page += `&${name}=${value}`
    else url.searchParams.delete(name)
  }
  url.hash = route
  return { url: url.href, path, page, utm }
}
