import type { Rapport } from '@rapport/core'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { json, refusal } from './answers.js'
import { describeKey } from './api-call.js'
import { openKey, type Secret, sealKey, sessionSeconds } from './sealed-key.js'

const cookieName = 'rapport_console'
const maxBodyLength = 4096

/** Wrong keys that one address may try in a minute: those that begin alike, and all of them. Many people may share one: behind an office's router, or a proxy that is not trusted. */
const maxWrongAlike = 10
const maxWrong = 100

/** What of a key tells it from others, and is no secret. */
const prefixLength = 11

/** Signing in with an API key, which the browser keeps in a cookie that only the secret opens. */
export class SignIn {
  private readonly tries = new RateLimiterMemory({ points: maxWrong, duration: 60, keyPrefix: 'address' })
  private readonly triesAlike = new RateLimiterMemory({ points: maxWrongAlike, duration: 60, keyPrefix: 'alike' })

  constructor(
    private readonly rapport: Rapport,
    private readonly secret: Secret | undefined,
    private readonly cookie: { path: string; isSecure: boolean }
  ) {}

  get isPossible(): boolean {
    return this.secret !== undefined
  }

  /** The key that a request's cookie holds. */
  keyOf(request: Request): string | undefined {
    if (this.secret === undefined) return undefined
    for (const part of (request.headers.get('cookie') ?? '').split(';')) {
      const [name = '', value = ''] = part.trim().split('=')
      if (name === cookieName) return openKey(this.secret, value, Date.now())
    }
    return undefined
  }

  /** `POST /console/api/sign-in` with `{ apiKey }`. */
  async signIn(request: Request, address: string): Promise<Response> {
    if (this.secret === undefined) return noSecret()
    const apiKey = await readKey(request)
    if (apiKey === undefined) return refusal(400, 'INVALID_TOOL_INPUT', 'The body must be { "apiKey": "ok_…" }')
    const alike = `${address} ${apiKey.slice(0, prefixLength)}`
    // Counted before the key is looked at: of many tries at once each counts.
    const waitMs = (await overLimit(this.tries, address)) ?? (await overLimit(this.triesAlike, alike))
    const { status, answer } = await describeKey(this.rapport, request, apiKey)
    if (status !== 401 && waitMs === undefined) {
      await this.tries.reward(address)
      await this.triesAlike.reward(alike)
    }
    if (status === 401 && waitMs !== undefined) return tooMany(waitMs)
    if (status !== 200)
      return refusal(status, status === 401 ? 'INVALID_CREDENTIALS' : 'TOOL_UNAVAILABLE', answer.error ?? 'The key could not be checked')
    return json(200, { signedIn: true }, { 'set-cookie': this.header(sealKey(this.secret, apiKey, Date.now()), sessionSeconds) })
  }

  /** `POST /console/api/sign-out` */
  signOut(): Response {
    return json(200, { signedIn: false }, { 'set-cookie': this.header('', 0) })
  }

  private header(value: string, seconds: number): string {
    const { path, isSecure } = this.cookie
    return `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  }
}

/** Counts a try; answers how long to wait, in milliseconds, when there were too many. */
async function overLimit(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext
    throw refused
  }
}

/** Nobody can sign in here. */
export function noSecret(): Response {
  const how = 'set RAPPORT_SECRET (or `secret` in the file of --config, or of consoleHandler) to at least 32 characters of chance'
  return refusal(503, 'NOT_CONFIGURED', `Nobody can sign in, because there is no \`secret\`: ${how}`)
}

function tooMany(milliseconds: number): Response {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return refusal(429, 'RATE_LIMITED', `Too many wrong keys: try again in ${seconds} s`, { 'retry-after': String(seconds) })
}

async function readKey(request: Request): Promise<string | undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBodyLength) return undefined
  }
  try {
    const { apiKey } = Object(JSON.parse(text))
    return typeof apiKey === 'string' ? apiKey.trim() : undefined
  } catch {
    return undefined
  }
}
