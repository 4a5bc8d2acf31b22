import { type RequestOrigin, readTrust, type TrustProxy } from './trusted-proxies.js'

const maxPrefixLength = 200

/**
 * What finds the path at which browsers reach the routes: what a proxy takes off, then the base path. A trusted proxy names what it takes off by
 * X-Forwarded-Prefix; without this header it is the path of `publicUrl`.
 */
export function publicPathBehind(options: {
  trustProxy: TrustProxy | undefined
  publicUrl: string | undefined
  basePath: string
}): (origin: RequestOrigin) => string {
  const { trustProxy, publicUrl, basePath } = options
  const isTrusted = readTrust(trustProxy)
  const usual = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '')
  return ({ peer, forwardedPrefix }) => {
    const said = forwardedPrefix && isTrusted(peer ?? '', 0) ? prefixOf(forwardedPrefix) : undefined
    return `${said ?? usual}${basePath}`
  }
}

/** The prefix of a header; undefined for one that is none. It goes into pages and scripts, so that few characters are allowed. */
function prefixOf(header: string): string | undefined {
  if (header.length > maxPrefixLength) return undefined
  const parts = header.split(',').map((part) => part.trim().replace(/\/+$/, ''))
  const isPath = parts.every((part) => /^(\/[\w.~-]+)*$/.test(part) && !/\/\.\.?(\/|$)/.test(part))
  return isPath ? parts.join('') : undefined
}
