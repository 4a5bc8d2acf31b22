import { parse } from 'tldts'
import { parseUrl } from '../validation/index.js'

/** Whether an address may stand in what an agent says. */
export type AllowsLink = (url: string) => boolean

/** What a link is replaced by. */
const removed = '[link removed]'

/** An address with a scheme, or one that programs make a link of: `www.…`, or a host with a path, query or port behind it. */
const candidates =
  /(?:[a-z][a-z0-9+.-]*:\/\/|(?:mailto|tel|sms|data|javascript|vbscript):|www\.)[^\s<>"'`|]+|[a-z0-9-]+(?:\.[a-z0-9-]+)+[/?#:][^\s<>"'`|]*/giu
const ending = /[)\].,;:!?}]+$/

/**
 * A text without links but those that are allowed, and how many were taken out. The bare name of a host is no link: customers are often called by it.
 *
 * @example withoutLinks('See https://evil.test/?d=secret', () => false) // { text: 'See [link removed]', count: 1 }
 */
export function withoutLinks(text: string, isAllowed: AllowsLink): { text: string; count: number } {
  let count = 0
  const cleaned = text.replaceAll(candidates, (match) => {
    const tail = ending.exec(match)?.[0] ?? ''
    const address = match.slice(0, match.length - tail.length)
    if (!isLink(address) || isAllowed(address)) return match
    count += 1
    return removed + tail
  })
  return { text: cleaned, count }
}

function isLink(address: string): boolean {
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/.|www\.|(?:mailto|tel|sms|data|javascript|vbscript):)/i.test(address)) return true
  const { hostname = '' } = /^(?<hostname>[^/?#:]+)[/?#:]./.exec(address)?.groups ?? {}
  return parse(hostname).isIcann === true
}

/** Allows our own console below `publicUrl`, and these addresses exactly. */
export function linksTo(publicUrl: string | undefined, permalinks: readonly string[]): AllowsLink {
  const exact = new Set(permalinks)
  return (address) => exact.has(address) || (publicUrl !== undefined && isConsole(address, publicUrl))
}

function isConsole(address: string, publicUrl: string): boolean {
  const url = parseUrl(address)
  const own = parseUrl(publicUrl)
  if (!url || !own || url.origin !== own.origin || url.username !== '' || url.password !== '') return false
  return url.pathname.startsWith(own.pathname) && /^(?:\/[^/]+)*\/console(?:\/|$)/.test(url.pathname)
}
