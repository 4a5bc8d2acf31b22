import type { HttpRequest } from '@rapport/core'

/** Which pages may speak with the server: browsers name the page's origin, other programs name none. */
export class Origins {
  readonly #known: ReadonlySet<string>

  /** Throws TypeError for a text that is no origin. */
  constructor(publicUrl: string | undefined, origins: readonly string[]) {
    for (const origin of origins)
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new TypeError(`mcp.origins: ${JSON.stringify(origin)} must be an origin, such as https://app.example.com`)
    this.#known = new Set([...origins, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])])
  }

  /**
   * Whether a request comes from a program, or from a page that may. A page of this machine may where the request means this machine, too: a foreign name
   * that suddenly resolves to 127.0.0.1 still stands in the Host header.
   */
  allows(request: HttpRequest): boolean {
    const origin = request.header('origin')
    if (origin === undefined || this.#known.has(origin)) return true
    return URL.canParse(origin) && isLoopback(new URL(origin).hostname) && isLoopback(hostOf(request))
  }

  /** What a page that may ask has to be told, so that its browser lets it read the answer. */
  headers(request: HttpRequest): Record<string, string> {
    const origin = request.header('origin')
    if (origin === undefined) return {}
    return {
      'access-control-allow-origin': origin,
      vary: 'Origin',
      'access-control-expose-headers': 'WWW-Authenticate, Mcp-Protocol-Version'
    }
  }
}

/** What a browser is told before it sends a page's request. */
export const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
  'access-control-max-age': '600'
}

function hostOf(request: HttpRequest): string {
  const host = `http://${request.header('host') ?? ''}`
  return URL.canParse(host) ? new URL(host).hostname : ''
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
