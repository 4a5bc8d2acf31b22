import { type Fields, fieldsAt, fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Gong's largest page; nobody can ask for another size. */
const maxPage = 100

/**
 * A Gong company in memory: users, calls in a range of time, and transcripts by the ids of calls. What is empty is answered with the status 404, as Gong
 * does it. `requestId` is in each answer.
 *
 * @example
 * const company = new FakeGong()
 * company.put({ metaData: { id: '7782342274025937895', started: new Date().toISOString() }, parties: [] })
 * const { http } = company.provider({ now: clock.now })
 */
export class FakeGong {
  private readonly calls = new Map<string, Fields>()
  private readonly transcripts = new Map<string, unknown>()
  users: Fields[] = []
  /** Whether transcripts may be read. */
  allowsTranscripts = true

  /** Adds or replaces a call; with its transcript, where there is one. */
  put(call: Fields, transcript?: readonly unknown[]): void {
    const id = textOf(fieldsAt(call, 'metaData')?.id) ?? ''
    this.calls.set(id, call)
    if (transcript) this.transcripts.set(id, transcript)
  }

  remove(id: string): void {
    this.calls.delete(id)
    this.transcripts.delete(id)
  }

  /** The company behind a client. */
  provider({ pageSize = maxPage, ...options }: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const size = Math.min(pageSize, maxPage)
    return fakeProvider({
      notFound: { requestId: 'request-0', errors: ['There is no such address'] },
      ...options,
      routes: [
        { path: '/v2/users', answer: ({ url }) => pageOf(this.users, 'users', url.searchParams.get('cursor'), size) },
        { method: 'POST', path: '/v2/calls/extensive', answer: (asked) => this.listed(asked, size) },
        { method: 'POST', path: '/v2/calls/transcript', answer: (asked) => this.spoken(asked, size) }
      ]
    })
  }

  private listed({ body }: Asked, size: number): unknown {
    const filter = fieldsAt(fieldsOf(body), 'filter')
    const [from, to] = [filter?.fromDateTime, filter?.toDateTime].map((time) => Date.parse(textOf(time) ?? ''))
    if (from === undefined || to === undefined || !(from < to)) return refused('fromDateTime must lie before toDateTime')
    const exposed = fieldsAt(fieldsOf(body), 'contentSelector', 'exposedFields')
    const found = [...this.calls.values()].filter((call) => {
      const started = Date.parse(textOf(fieldsAt(call, 'metaData')?.started) ?? '')
      return started >= from && started < to
    })
    const shown = found.map(({ parties, content, ...call }) => ({
      ...call,
      ...(exposed?.parties === true && { parties }),
      ...(fieldsAt(exposed, 'content')?.brief === true && { content: { brief: fieldsOf(content)?.brief } })
    }))
    return pageOf(shown, 'calls', cursorOf(body), size)
  }

  private spoken({ body }: Asked, size: number): unknown {
    if (!this.allowsTranscripts) return json(403, { requestId: 'request-0', errors: ['The scope api:calls:read:transcript is missing'] })
    const wanted = itemsOf(fieldsAt(fieldsOf(body), 'filter')?.callIds)
    const found = [...this.transcripts].filter(([id]) => wanted.includes(id)).map(([callId, transcript]) => ({ callId, transcript }))
    return pageOf(found, 'callTranscripts', cursorOf(body), size)
  }
}

const cursorOf = (body: unknown) => textOf(fieldsOf(body)?.cursor) ?? null

const refused = (error: string) => json(400, { requestId: 'request-0', errors: [error] })

/** A page of a list. Behind the last one there is no cursor. */
function pageOf(all: readonly unknown[], name: string, cursor: string | null, size: number): unknown {
  if (all.length === 0) return json(404, { requestId: 'request-0', errors: ['No calls found corresponding to the provided filters'] })
  const from = Number(cursor?.replace('after-', '') ?? 0)
  const next = from + size
  const records = {
    totalRecords: all.length,
    currentPageSize: Math.min(size, all.length - from),
    currentPageNumber: Math.floor(from / size),
    ...(next < all.length && { cursor: `after-${next}` })
  }
  return { requestId: 'request-0', records, [name]: all.slice(from, next) }
}
