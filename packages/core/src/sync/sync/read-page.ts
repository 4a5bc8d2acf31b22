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
  /** Whether the answer goes on: it is read in parts, and this is not the last one. */
  isPart: boolean
}

/** What a page is read with. */
export type PageReader = Pick<ActiveRun, 'api' | 'lookup'> & { job: Pick<SyncJob, 'clock' | 'signal'> }

/** Which pages are read, of which stream. */
export interface PageSource {
  stream: Stream
  pages: Pages<never>
  context: StreamContext
}

const emptyPage = (asked: ApiRequest): ReadPage => ({
  asked,
  answer: undefined,
  mapped: [],
  unreadable: [],
  records: 0,
  next: null,
  isPart: false
})

/** Reads a page in its parts: one, or as many as an answer in lines has. Throws as `readPage` does. */
export async function* readParts(reader: PageReader, source: PageSource, asked: ApiRequest): AsyncGenerator<ReadPage, void> {
  const { api } = reader
  const { pages } = source
  if (!asked.lines) return yield await readPage(reader, source, asked)
  const { answer, isEmpty, lines } = await api.ask(asked)
  if (isEmpty) return yield emptyPage(asked)
  if (!lines) return yield await readRecords(reader, source, asked, { answer, read: recordsOf(pages, answer, asked, api.clean) })
  let records = 0
  for await (const { values, faults, size, isLast } of lines) {
    const part = { ...answer, body: values, size }
    const page = await readRecords(reader, source, asked, { answer: part, read: recordsOf(pages, part, asked, api.clean), isPart: !isLast })
    const unreadable = faults.map(({ line, message }, index) => (index < maxExamples ? { id: `line ${line}`, message } : untold))
    records += page.records + faults.length
    yield { ...page, unreadable: [...unreadable, ...page.unreadable], records }
  }
}

/** Reads a page, with what its records need beside it. Throws `ApiError`, also for what the connector cannot read. */
export async function readPage(reader: PageReader, source: PageSource, asked: ApiRequest): Promise<ReadPage> {
  const { clean } = reader.api
  const asking = await askOrSmaller(reader.api, source.pages, asked)
  if ('smaller' in asking) return { ...emptyPage(asked), next: checkRequest(asking.smaller, clean) }
  const { answer, read } = asking
  return read === undefined ? emptyPage(asked) : readRecords(reader, source, asked, { answer, read })
}

/** What the records of an answer become, and where it goes on. */
async function readRecords(
  { api, lookup, job }: PageReader,
  { stream, pages, context }: PageSource,
  asked: ApiRequest,
  { answer, read, isPart = false }: { answer: ApiResponse; read: readonly unknown[]; isPart?: boolean }
): Promise<ReadPage> {
  const page = emptyPage(asked)
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
  const next = isPart ? null : (attempt(() => pages.next(answer, asked), api.clean) ?? null)
  return { ...page, answer, records: read.length, next: next && checkRequest(next, api.clean), isPart }
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
    return { answer, read: recordsOf(pages, answer, asked, api.clean) }
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.errorClass === 'too_large'
    const smaller = isTooLarge ? attempt(() => pages.smaller?.(asked), api.clean) : undefined
    if (smaller === undefined) throw error
    return { smaller }
  }
}

function recordsOf(pages: Pages<never>, answer: ApiResponse, asked: ApiRequest, clean: (text: string) => string): readonly unknown[] {
  const read = attempt(() => pages.records(answer, asked), clean)
  if (!Array.isArray(read)) throw unreadable('its records are not a list', clean)
  if (read.length > maxRecords) throw tooMany(read.length)
  return read
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
