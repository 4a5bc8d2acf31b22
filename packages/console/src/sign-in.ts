import type { Rapport } from '@rapport/core'
import { json, refusal } from './answers.js'
import { describeKey } from './api-call.js'
import { cookieOf, setCookie, type Visit } from './cookie.js'
import { openKey, type Secret, sealKey, sessionSeconds } from './sealed-key.js'
import { readSmallBody } from './small-body.js'
import { TryLimit, tooMany } from './try-limit.js'

const cookieName = 'rapport_console'

/** Signing in with an API key, which the browser keeps in a cookie that only the secret opens. */
export class SignIn {
  private readonly limit = new TryLimit()

  constructor(
    private readonly rapport: Rapport,
    private readonly secret: Secret | undefined
  ) {}

  get isPossible(): boolean {
    return this.secret !== undefined
  }

  /** The key that a request's cookie holds. */
  keyOf(request: Request): string | undefined {
    const sealed = cookieOf(request, cookieName)
    return this.secret === undefined || sealed === undefined ? undefined : openKey(this.secret, sealed, Date.now())
  }

  /** `POST /console/api/sign-in` with `{ apiKey }`. */
  async signIn(request: Request, { address, cookie }: Visit): Promise<Response> {
    const { secret } = this
    if (secret === undefined) return noSecret()
    const given = (await readSmallBody(request))?.apiKey
    if (typeof given !== 'string') return refusal(400, 'INVALID_TOOL_INPUT', 'The body must be { "apiKey": "ok_…" }')
    const apiKey = given.trim()
    let why = 'The key could not be checked'
    const tried = await this.limit.count(address, apiKey, async () => {
      const { status, answer } = await describeKey(this.rapport, request, apiKey)
      why = answer.error ?? why
      if (status === 401) return undefined
      if (status !== 200) return refusal(status, 'TOOL_UNAVAILABLE', why)
      const sealed = sealKey(secret, apiKey, Date.now())
      return json(200, { signedIn: true }, { 'set-cookie': setCookie(cookieName, sealed, sessionSeconds, cookie) })
    })
    if ('right' in tried) return tried.right
    return tried.waitMs === undefined ? refusal(401, 'INVALID_CREDENTIALS', why) : tooMany(tried.waitMs, 'keys')
  }

  /** The header by which the browser forgets the key. */
  forget({ cookie }: Visit): string {
    return setCookie(cookieName, '', 0, cookie)
  }
}

/** Nobody can sign in here. */
export function noSecret(): Response {
  const how = 'set RAPPORT_SECRET (or `secret` in the file of --config, or of consoleHandler) to at least 32 characters of chance'
  return refusal(503, 'NOT_CONFIGURED', `Nobody can sign in, because there is no \`secret\`: ${how}`)
}
