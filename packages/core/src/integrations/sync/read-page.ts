import { ApiError, unreadable } from '../api/api-error.js'
import type { Answer, ApiRequest, Pages, Stream, StreamContext } from '../provider.js'
import { requestFault } from './checkpoint.js'
import { type MappedRecord, mapRecord } from './mapped-record.js'
import type { ActiveRun } from './sync-job.js'

/** A page that was read: what its records become, and where it goes on. */
export interface ReadPage {
  asked: ApiRequest
  /** Undefined for a page that says there is nothing. */
  answer: Answer | undefined
  mapped: MappedRecord[]
  unreadable: { id: string; message: string }[]
  records: number
  next: ApiRequest | null
}

/** Reads a page, with what its records need beside it. Throws `ApiError`, also for what the connector cannot read. */
export async function readPage(
  { api, lookup, job }: ActiveRun,
  { stream, pages, context }: { stream: Stream; pages: Pages<never>; context: StreamContext },
  asked: ApiRequest
): Promise<ReadPage> {
  const page: ReadPage = { asked, answer: undefined, mapped: [], unreadable: [], records: 0, next: null }
  const asking = await askOrSmaller(api, pages, asked)
  if ('smaller' in asking) return { ...page, next: checkRequest(asking.smaller, api.clean) }
  const { answer, isEmpty } = asking
  if (isEmpty) return page
  const read = attempt(() => pages.records(answer, asked), api.clean)
  if (!Array.isArray(read)) throw unreadable('its records are no list', api.clean)
  const records = stream.complete ? await completed(stream.complete.bind(stream), read, lookup, context, api.clean) : read
  for (const record of records) {
    try {
      page.mapped.push(mapRecord(stream, record, context, job.clock.now()))
    } catch (error) {
      page.unreadable.push({ id: nameOf(stream, record), message: api.clean(error instanceof Error ? error.message : String(error)) })
    }
  }
  const next = attempt(() => pages.next(answer, asked), api.clean) ?? null
  return { ...page, answer, records: read.length, next: next && checkRequest(next, api.clean) }
}

/** What a page answers; of one that is too large, the request of a smaller one. */
async function askOrSmaller(api: ActiveRun['api'], pages: Pages<never>, asked: ApiRequest) {
  try {
    return await api.ask(asked)
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.errorClass === 'too_large'
    const smaller = isTooLarge ? attempt(() => pages.smaller?.(asked), api.clean) : undefined
    if (smaller === undefined) throw error
    return { smaller }
  }
}

/** The first request of a reading. */
export function firstRequest<Start>(pages: Pages<Start>, start: Start, clean: (text: string) => string): ApiRequest {
  return checkRequest(
    attempt(() => pages.first(start), clean),
    clean
  )
}

/** What a connector throws is an answer that it cannot read. */
export function attempt<R>(work: () => R, clean: (text: string) => string): R {
  try {
    return work()
  } catch (error) {
    throw unreadable(error, clean)
  }
}

function checkRequest(request: ApiRequest, clean: (text: string) => string): ApiRequest {
  const fault = requestFault(request)
  if (fault !== undefined) throw unreadable(fault, clean)
  return request
}

async function completed(
  complete: NonNullable<Stream['complete']>,
  records: readonly unknown[],
  lookup: ActiveRun['lookup'],
  context: StreamContext,
  clean: (text: string) => string
): Promise<readonly unknown[]> {
  let failure: ApiError | undefined
  const watched: ActiveRun['lookup'] = (request) =>
    lookup(request).catch((error) => {
      failure = error
      throw error
    })
  try {
    return await complete(records, watched, context)
  } catch (error) {
    // What a lookup failed with keeps its class, also where the connector wraps it.
    throw failure ?? unreadable(error, clean)
  }
}

function nameOf(stream: Stream, record: unknown): string {
  try {
    return String(stream.recordId(record) ?? 'without an id').slice(0, 200)
  } catch {
    return 'without an id'
  }
}
