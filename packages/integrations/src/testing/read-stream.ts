import type { HttpClient } from '@rapport/core'
import type {
  ApiRequest,
  ApiResponse,
  Credential,
  Operation,
  Pages,
  Provider,
  ResponseKind,
  SendRequest,
  Site,
  Stream,
  StreamContext
} from '@rapport/core/connector'

/** What reading a stream came to. */
export interface ReadStream {
  operations: Operation[]
  unreadable: { id: string | undefined; message: string }[]
  /** The records of each page, as they were mapped. */
  pages: (readonly unknown[])[]
  /** Every request that was asked, in the form in which it would be stored. */
  requests: ApiRequest[]
}

/** Where a request goes, and what is sent with every request there. */
interface Place extends Site {
  query?: Record<string, string> | undefined
}

/** Which part of a stream is read: all of it, or what has changed in a window of time, or since a place of a feed. */
export type ReadMode = 'walk' | { from: number; to: number } | { place: string }

/** Makes requests for a connector over a client: no waits, and of a fault the next attempt, up to ten. */
export function requestOn(provider: Provider, credential: Credential, http: HttpClient, asked: ApiRequest[] = []): SendRequest {
  const send: SendRequest = async (request) => {
    asked.push(request)
    const site = request.site === undefined ? undefined : await provider.site?.(request.site, send)
    const own = () => ({
      baseUrl: provider.baseUrl(credential, request),
      headers: provider.headers(credential),
      query: provider.query?.(credential)
    })
    const place: Place = site ?? own()
    for (let attempt = 1; ; attempt++) {
      const answer = await exchange(place, http, request)
      const verdict = provider.classify?.(answer, request) ?? usualVerdict(answer)
      if (verdict.kind === 'ok' || verdict.kind === 'empty') return answer
      if (request.optional && (verdict.kind === 'skipStream' || verdict.kind === 'fatal')) return answer
      if (verdict.kind !== 'retry' || attempt === 10) throw new Error(`${request.path} is answered with ${verdict.kind} (${answer.status})`)
    }
  }
  return send
}

/**
 * Reads a stream from its first page to its last, and maps its records: the least of what the engine does.
 *
 * @example await readStream({ provider, stream, credential, http: fake.http, mode: 'walk', context })
 */
export async function readStream(reading: {
  provider: Provider
  stream: Stream
  credential: Credential
  http: HttpClient
  mode: ReadMode
  context: StreamContext
}): Promise<ReadStream> {
  const { provider, stream, credential, http, mode, context } = reading
  const read: ReadStream = { operations: [], unreadable: [], pages: [], requests: [] }
  const request = requestOn(provider, credential, http, read.requests)
  const lookup = cached(request)
  const [pages, first] = firstOf(stream, mode, context)
  for (let asked: ApiRequest | null = first; asked; ) {
    const answer: ApiResponse = await request(asked)
    const raw = pages.records(answer, asked)
    const records = raw.length > 0 && stream.complete ? await stream.complete(raw, lookup, context) : raw
    read.pages.push(records)
    for (const record of records) mapInto(read, stream, record, context)
    asked = pages.next(answer, asked)
  }
  return read
}

function firstOf(
  { name, walk, changes }: Stream,
  mode: ReadMode,
  { startedAt }: StreamContext
): [Pick<Pages<never>, 'next' | 'records'>, ApiRequest] {
  if (mode === 'walk') {
    if (!walk) throw new Error(`${name} has no walk`)
    return [walk, walk.first({ startedAt })]
  }
  if ('place' in mode) {
    if (changes?.kind !== 'feed') throw new Error(`${name} has no feed of changes`)
    return [changes, changes.first(mode)]
  }
  if (changes?.kind !== 'window') throw new Error(`${name} has no window of changes`)
  return [changes, changes.first(mode)]
}

/** A record that cannot be mapped harms no other. */
function mapInto(read: ReadStream, stream: Stream, record: unknown, context: StreamContext): void {
  try {
    read.operations.push(...stream.map(record, context))
  } catch (error) {
    read.unreadable.push({ id: stream.recordId(record), message: error instanceof Error ? error.message : String(error) })
  }
}

function cached(request: SendRequest): SendRequest {
  const answers = new Map<string, Promise<ApiResponse>>()
  return (asked) => {
    if (asked.fresh) return request(asked)
    const key = JSON.stringify(asked)
    const known = answers.get(key) ?? request(asked)
    answers.set(key, known)
    return known
  }
}

async function exchange({ baseUrl, headers, query }: Place, http: HttpClient, asked: ApiRequest): Promise<ApiResponse> {
  const url = new URL(/^https?:/.test(asked.path) ? asked.path : `${baseUrl.replace(/\/+$/, '')}/${asked.path.replace(/^\/+/, '')}`)
  for (const [name, value] of Object.entries({ ...asked.query, ...query }))
    for (const each of [value].flat()) url.searchParams.append(name, each)
  const init = {
    method: asked.method ?? 'GET',
    headers: { ...headers },
    ...(asked.body && { body: JSON.stringify(asked.body) }),
    ...(asked.form && { body: new URLSearchParams(asked.form) })
  }
  try {
    const response = await http(url.href, init)
    const text = await response.text()
    const body = asked.lines && response.ok ? linesOf(text) : jsonOr(text)
    return { status: response.status, header: (name) => response.headers.get(name), body, askedAt: 0 }
  } catch {
    // A connection that is cut is answered with nothing: the next attempt may do better.
    return { status: 503, header: () => null, body: null, askedAt: 0 }
  }
}

/** The values of lines; where one is a page of HTML, or an answer that breaks off, it is none of these. */
function linesOf(text: string): unknown {
  try {
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  } catch {
    return text
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function usualVerdict({ status, body }: ApiResponse): ResponseKind {
  if (status >= 200 && status < 300) return typeof body === 'string' ? { kind: 'retry' } : { kind: 'ok' }
  if (status === 401) return { kind: 'authDead' }
  if (status === 403) return { kind: 'skipStream', reason: 'forbidden' }
  if (status === 410) return { kind: 'resetCursor' }
  return status === 429 || status === 408 || status >= 500 ? { kind: 'retry' } : { kind: 'fatal', reason: `HTTP ${status}` }
}
