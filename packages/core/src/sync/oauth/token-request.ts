import type { ProviderAuth } from '../../providers/index.js'
import type { Json, JsonObject } from '../../storage/index.js'
import { type HttpClient, retryTime } from '../../values/index.js'
import { UnboundedJson } from '../api/bounded-json.js'
import { cleanWords, secretsIn, wordsOf } from '../api/clean-words.js'
import { SecretMask } from '../api/mask-secrets.js'
import { readJsonOrText, readText } from '../api/read-answer.js'
import { unlessAborted } from '../api/wait.js'

export type SignIn = Extract<ProviderAuth, { kind: 'oauth' }>

/** What the token address has answered. */
export interface Tokens {
  accessToken: string
  refreshToken: string | undefined
  expiresAt: number | null
  /** What was granted; undefined where it does not say. */
  scopes: readonly string[] | undefined
  /** All that it said beside the tokens. */
  extra: JsonObject
}

/** The token address says no: its code, and its words for people. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'

  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}

/** The token address is away, or answers nonsense: asked again later it may serve. */
export class TokenAway extends Error {
  override readonly name = 'TokenAway'

  constructor(
    message: string,
    readonly retryAt?: number | undefined
  ) {
    super(message)
  }
}

const timeoutMs = 10_000

/** Asks for tokens. Throws `TokenRefused` and `TokenAway`; neither holds a secret. */
export async function requestTokens(http: HttpClient, way: SignIn, form: Readonly<Record<string, string>>, now: number): Promise<Tokens> {
  const { status, body, retryAt } = await post(http, way.tokenUrl, way, form, now)
  if (status >= 500 || [408, 425, 429].includes(status)) throw new TokenAway(`Its token address answered ${status}`, retryAt)
  const answer = objectOf(body)
  const accessToken = textOf(answer?.access_token)
  if (status >= 200 && status < 300 && answer && accessToken !== undefined && answer.ok !== false) return tokensOf(answer, accessToken, now)
  const code = codeOf(answer)
  if (code !== undefined) throw new TokenRefused(code, refusalWords(code, wordsOf(body), secretsOfExchange(way, form, body)))
  throw new TokenAway(`Its token address answered ${status} and no token`, retryAt)
}

/** Whatever was sent or came back that may not be seen. */
function secretsOfExchange({ clientSecret }: SignIn, form: Readonly<Record<string, string>>, body: Json): SecretMask {
  const sent = [clientSecret, form.code, form.refresh_token, form.code_verifier].filter((text) => text !== undefined)
  return new SecretMask([...sent, ...secretsIn(body)])
}

function refusalWords(code: string, words: string, secrets: SecretMask): string {
  const [shownCode, said] = [code, words].map((text) => cleanWords(text, secrets))
  return said === '' || said === shownCode ? `${shownCode}` : `${shownCode}: ${said}`
}

/** Tells the vendor that a token is not used any more. Throws when that could not be said. */
export async function revokeToken(http: HttpClient, way: SignIn, token: string, now: number): Promise<void> {
  if (way.revokeUrl === undefined) return
  const { status } = await post(http, way.revokeUrl, way, { token }, now)
  if (status >= 400) throw new TokenAway(`Its revoking address answered ${status}`)
}

async function post(http: HttpClient, url: string, way: SignIn, form: Readonly<Record<string, string>>, now: number) {
  const { clientAuth, clientId, clientSecret } = way
  const body = new URLSearchParams(form)
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  if (clientAuth === 'body') {
    body.set('client_id', clientId)
    body.set('client_secret', clientSecret)
  } else {
    headers.authorization = `Basic ${Buffer.from(basicOf(clientAuth, clientId, clientSecret)).toString('base64')}`
  }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // A redirect would take the secrets to another address.
    const init: RequestInit = { method: 'POST', headers, body: body.toString(), redirect: 'manual', signal }
    const response = await unlessAborted(http(url, init), signal)
    const text = await unlessAborted(readText(response), signal)
    const retryAt = retryTime((name) => response.headers.get(name), now)
    return { status: response.status, body: (await readJsonOrText(text, '')).body, retryAt }
  } catch (error) {
    if (error instanceof UnboundedJson) throw new TokenAway(`The answer of its token address cannot be read: ${error.message}`)
    // What a client says may hold what was sent.
    throw new TokenAway(signal.aborted ? 'Its token address did not answer within 10 seconds' : 'Its token address cannot be reached')
  }
}

/** RFC 6749 section 2.3.1 has both encoded before they are joined. */
function basicOf(clientAuth: 'basic' | 'basic_secret_as_user', clientId: string, clientSecret: string): string {
  return clientAuth === 'basic' ? `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}` : `${clientSecret}:`
}

function tokensOf(answer: JsonObject, accessToken: string, now: number): Tokens {
  const { access_token: _, refresh_token, id_token: __, expires_in, scope, ...extra } = answer
  const seconds = Number(expires_in)
  const scopes = typeof scope === 'string' ? scope.split(/[\s,]+/).filter((name) => name !== '') : undefined
  return {
    accessToken,
    refreshToken: textOf(refresh_token),
    expiresAt: expires_in !== undefined && expires_in !== null && seconds > 0 ? now + Math.round(seconds * 1000) : null,
    scopes,
    extra
  }
}

/** The code of an error, as RFC 6749 has it or as vendors write it. */
function codeOf(answer: JsonObject | undefined): string | undefined {
  for (const name of ['error', 'status', 'code', 'errorCode']) {
    const code = textOf(answer?.[name]) ?? (name === 'error' ? textOf(objectOf(answer?.error)?.code) : undefined)
    if (code !== undefined && /^[\w .-]{1,80}$/.test(code)) return code
  }
  return undefined
}

function objectOf(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

const textOf = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : undefined)
