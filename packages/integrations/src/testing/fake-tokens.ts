import type { FakeRoute } from './fake-provider.js'
import type { Asked } from './paging.js'

/**
 * Tokens of a sign-in that rotate: each refresh gives a new pair. A refresh token that is used again ends all of them, as careful providers do it, which
 * take it for a theft.
 */
export class FakeTokens {
  private count = 0
  private readonly live = new Map<string, number>()
  private refreshToken: string | undefined
  /** How many refreshes were answered. */
  refreshes = 0
  /** All tokens that there have been. */
  readonly issued: string[] = []

  constructor(
    private readonly now: () => number,
    private readonly lifetimeSeconds = 3600
  ) {}

  /** A new pair, as a token address answers it. */
  issue(): { access_token: string; refresh_token: string; expires_in: number; token_type: string } {
    this.count += 1
    const access_token = `access-${this.count}`
    this.refreshToken = `refresh-${this.count}`
    this.issued.push(access_token, this.refreshToken)
    this.live.set(access_token, this.now() + this.lifetimeSeconds * 1000)
    return { access_token, refresh_token: this.refreshToken, expires_in: this.lifetimeSeconds, token_type: 'bearer' }
  }

  /** Whether a request has an access token that counts. */
  accepts(headers: Headers): boolean {
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    return (this.live.get(token) ?? 0) > this.now()
  }

  /** Has the access tokens not count any more; refreshing helps. */
  expire(): void {
    this.live.clear()
  }

  /** The token address. */
  route(path: string): FakeRoute {
    return { method: 'POST', path, answer: ({ body }) => this.answer(body) }
  }

  private answer(body: Asked['body']): unknown {
    const fields = typeof body === 'object' && body !== null ? body : {}
    const refresh = Reflect.get(fields, 'refresh_token')
    if (Reflect.get(fields, 'grant_type') !== 'refresh_token') return this.issue()
    if (refresh !== this.refreshToken || refresh === undefined) {
      this.live.clear()
      this.refreshToken = undefined
      return new Response(JSON.stringify({ error: 'invalid_grant' }), { status: 400, headers: { 'content-type': 'application/json' } })
    }
    this.refreshes += 1
    return this.issue()
  }
}
