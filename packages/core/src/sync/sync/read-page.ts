import type { ApiRequest, ApiResponse, Pages, Stream, StreamContext } from '../../providers/index.js'
import { yieldToEventLoop } from '../../values/index.js'
import { ApiError, unreadable } from '../api/api-error.js'
import { requestFault } from './checkpoint.js'
import { type MappedRecord, mapRecord } from './mapped-record.js'
import { maxExamples } from './run-rows.js'
import type { ActiveRun, SyncJob } from './sync-job.js'

/** A page that was read: what its records become, and where it goes on. */
export interface ReadPage {
  asked: ApiRequest
  /** Undefined for a page that says there is nothing. */
  answer: ApiResponse | undefined
  mapped: MappedRecord[]
  unreadable: { id: string; message: string }[]
  records: number
  next: ApiRequest | null
}

/** What a page is read with. */
export type PageReader = Pick<ActiveRun, 'api' | 'lookup'> & { job: Pick<SyncJob, 'clock' | 'signal'> }

/** Reads a page, with what its records need beside it. Throws `ApiError`, also for what the connector cannot read. */
export async function readPage(
  { api, lookup, job }: PageReader,
  { stream, pages, context }: { stream: Stream; pages: Pages<never>; context: StreamContext },
  asked: ApiRequest
): Promise<ReadPage> {
  const page: ReadPage = { asked, answer: undefined, mapped: [], unreadable: [], records: 0, next: null }
  const asking = await askOrSmaller(api, pages, asked)
  if ('smaller' in asking) return { ...page, next: checkRequest(asking.smaller, api.clean) }
  const { answer, read } = asking
  if (read === undefined) return page
  const records = stream.complete ? await completed(stream.complete.bind(stream), read, lookup, context, api.clean) : read
  const atOnce = recordsAtOnce(answer, records.length)
  for (const [index, record] of records.entries()) {
    if (index > 0 && index % atOnce === 0) await giveWayUnlessOver(job.signal)
    try {
      page.mapped.push(mapRecord(stream, record, context, job.clock.now()))
    } catch (error) {
      page.unreadable.push(page.unreadable.length < maxExamples ? exampleOf(stream, record, error, api.clean) : untold)
    }
  }
  const next = attempt(() => pages.next(answer, asked), api.clean) ?? null
  return { ...page, answer, records: read.length, next: next && checkRequest(next, api.clean) }
}

/** A page with more records is none that a provider means to be read at once. */
const maxRecords = 10_000
/** So many records, or characters of an answer, are mapped before other work has its turn. */
const maxRecordsAtOnce = 50
const charactersPerStep = 64 * 1024

/** How many of a page's records are mapped in one go, by how long they are on average. */
function recordsAtOnce({ size = 0 }: ApiResponse, count: number): number {
  return Math.max(1, Math.min(maxRecordsAtOnce, Math.floor((charactersPerStep * count) / Math.max(1, size))))
}

async function giveWayUnlessOver(signal: AbortSignal): Promise<void> {
  await yieldToEventLoop()
  signal.throwIfAborted()
}

/** Of those beyond the examples only their number is told. */
const untold = { id: '', message: '' }

function exampleOf(stream: Stream, record: unknown, error: unknown, clean: (text: string) => string) {
  return { id: clean(nameOf(stream, record)), message: clean(error instanceof Error ? error.message : String(error)) }
}

/** What a page answers, with its records if there are any; of one that is too large, the request of a smaller one. */
async function askOrSmaller(api: ActiveRun['api'], pages: Pages<never>, asked: ApiRequest) {
  try {
    const { answer, isEmpty } = await api.ask(asked)
    if (isEmpty) return { answer, read: undefined }
    const read = attempt(() => pages.records(answer, asked), api.clean)
    if (!Array.isArray(read)) throw unreadable('its records are no list', api.clean)
    if (read.length > maxRecords) throw tooMany(read.length)
    return { answer, read }
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.errorClass === 'too_large'
    const smaller = isTooLarge ? attempt(() => pages.smaller?.(asked), api.clean) : undefined
    if (smaller === undefined) throw error
    return { smaller }
  }
}

function tooMany(count: number): ApiError {
  const [told, allowed] = [count, maxRecords].map((number) => number.toLocaleString('en'))
  return new ApiError('too_large', `A page has ${told} records, and at most ${allowed} are read`, 'fatal')
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
