import {
  type ApiRequest,
  type ApiResponse,
  type Credential,
  CredentialRevoked,
  type CredentialSource,
  type Provider,
  type SendRequest
} from '../../providers/index.js'
import type { Clock, HttpClient } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { cleanWords, secretsOf, wordsOf } from './clean-words.js'
import { type Exchanged, exchange, exchangeLines } from './exchange.js'
import { SecretMask } from './mask-secrets.js'
import { Pace } from './pace.js'
import { maxBytes, tooLarge } from './read-answer.js'
import { failureOf, responseKindOf } from './response-kind.js'
import { refusedBySite, Sites } from './sites.js'
import { wait } from './wait.js'

/** What requests to a provider are made with. */
export interface ApiOptions {
  http: HttpClient
  clock: Clock
  provider: Provider
  credentials: CredentialSource
  /** Aborts a request, and every wait. Then its reason is thrown. */
  signal: AbortSignal
  /** How long one exchange may take, its body included: 30 s, and 10 s for checks. */
  timeoutMs?: number
  /** Counts up, where somebody wants to know. */
  counts?: RequestCounts
  /** The pace that requests were made at before; a new one where there were none. */
  pace?: Pace
}

/** What a run's requests came to. */
export interface RequestCounts {
  requests: number
  waitedMs: number
  rateLimited: number
}

/** An answer that can be read; `isEmpty` says that there is nothing, `lines` are what of it is still to be read. */
export interface ReadableResponse extends Pick<Exchanged, 'answer' | 'lines'> {
  isEmpty: boolean
}

/** A provider's API as one connection sees it. */
export interface Api {
  ask(request: ApiRequest): Promise<ReadableResponse>
  request: SendRequest
  /** Makes a text fit to be shown: without the credential that is used here. */
  clean(text: string): string
}

export const checkTimeoutMs = 10_000
const pageTimeoutMs = 30_000
/** An export is put together before its first line comes. */
const linesTimeoutMs = 120_000
/** What a provider asks us to wait is waited for here up to this; beyond it, whoever asked comes back. */
const maxWaitMs = 2_000
const maxWaits = 5

/** How fast a connection of this provider may ask. */
export function paceOf({ options, requestsPerSecond }: Provider, clock: Clock): Pace {
  return new Pace(options.requestsPerSecond ?? requestsPerSecond, clock)
}

/**
 * Makes the way to a provider's API: one origin, the credential, the pace of a connection, what answers mean. Short waits that the provider asks for
 * are waited for here. Throws `ApiError`, and `CredentialRevoked` when no credential counts any more.
 *
 * @example const api = createApi({ http, clock, provider, credentials, signal, timeoutMs: checkTimeoutMs })
 */
export function createApi(options: ApiOptions): Api {
  const { clock, provider, credentials, signal, timeoutMs } = options
  const { counts = { requests: 0, waitedMs: 0, rateLimited: 0 } } = options
  const { pace = paceOf(provider, clock) } = options
  const secrets = new Set<string>()
  let mask: { of: number; secrets: SecretMask } | undefined
  const clean = (text: string) => {
    if (mask?.of !== secrets.size) mask = { of: secrets.size, secrets: new SecretMask(secrets) }
    return cleanWords(text, mask.secrets)
  }

  const rateOf = (request: ApiRequest) => (provider.options.requestsPerSecond === undefined ? provider.rate?.(request) : undefined)

  const sites = new Sites(provider, async (request) => (await ask(request)).answer, clean)

  const hide = (credential: Credential, headers: Readonly<Record<string, string>>) => {
    for (const secret of secretsOf(credential, headers)) secrets.add(secret)
  }

  async function askOnce(request: ApiRequest, credential: Credential): Promise<Exchanged> {
    hide(credential, {})
    const rate = rateOf(request)
    const waitMs = rate === undefined ? 0 : pace.untilFree(rate)
    if (waitMs > maxWaitMs) throw tooSoon(clock.now() + waitMs)
    counts.waitedMs += await pace.next(signal, rate)
    counts.requests++
    const own = () => ({
      baseUrl: provider.baseUrl(credential, request),
      headers: provider.headers(credential),
      query: provider.query?.(credential)
    })
    // A site has its own key: nothing of the credential goes there.
    const { baseUrl, headers, query } = request.site === undefined ? own() : { ...(await sites.of(request.site)), query: undefined }
    hide(credential, headers)
    const to = { http: options.http, baseUrl, headers, signal, query }
    const isCutShort = provider.isCutShort?.bind(provider)
    if (request.lines) return exchangeLines(request, { ...to, timeoutMs: timeoutMs ?? linesTimeoutMs, askedAt: clock.now() }, isCutShort)
    return exchange(request, { ...to, timeoutMs: timeoutMs ?? pageTimeoutMs, askedAt: clock.now() })
  }

  async function ask(request: ApiRequest): Promise<ReadableResponse> {
    let credential = await credentials.current()
    let isRefreshed = false
    for (let waits = 0; ; ) {
      const { answer, isJunk, lines } = await askOnce(request, credential)
      const verdict = responseKindOf(provider, answer, request, isJunk)
      if (answer.status === 429) counts.rateLimited++
      if (verdict.kind === 'ok' || verdict.kind === 'empty') return { answer, isEmpty: verdict.kind === 'empty', ...(lines && { lines }) }
      void lines?.return(undefined)
      if (request.optional && (verdict.kind === 'skipStream' || verdict.kind === 'fatal')) return { answer, isEmpty: true }
      if (verdict.kind === 'authDead' && request.site !== undefined) {
        if (isRefreshed) throw refusedBySite(clean(wordsOf(answer.body)))
        sites.forget(request.site)
        isRefreshed = true
        continue
      }
      if (verdict.kind === 'authDead') {
        if (isRefreshed && verdict.ifRenewed === 'ok') return { answer, isEmpty: false }
        if (isRefreshed) throw new CredentialRevoked(clean(`The provider refuses the credential: ${wordsOf(answer.body) || answer.status}`))
        credential = await credentials.refresh(credential)
        isRefreshed = true
        continue
      }
      const waitMs = verdict.kind === 'retry' && verdict.at !== undefined ? verdict.at - clock.now() : undefined
      if (waitMs === undefined || waitMs > maxWaitMs || ++waits > maxWaits) throw failureOf(verdict, answer, isJunk, clean)
      await wait(waitMs, signal, clock)
      counts.waitedMs += Math.max(0, waitMs)
    }
  }

  async function send(request: ApiRequest): Promise<ApiResponse> {
    const { answer, lines } = await ask(request)
    return lines ? { ...answer, ...(await allLines(lines)) } : answer
  }

  return { ask, request: send, clean }
}

/** The values of an answer in lines that somebody wants whole. */
async function allLines(lines: NonNullable<ReadableResponse['lines']>): Promise<Pick<ApiResponse, 'body' | 'size'>> {
  const body: unknown[] = []
  let all = 0
  for await (const { values, size } of lines) {
    all += size
    if (all > maxBytes) throw tooLarge()
    body.push(...values)
  }
  return { body, size: all }
}

function tooSoon(at: number): ApiError {
  return new ApiError('rate_limited', 'Its limit allows the next request of this kind a little later', 'retry', at)
}
