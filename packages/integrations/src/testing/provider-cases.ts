import { deepEqual, equal, ok } from 'node:assert/strict'
import type { HttpClient } from '@rapport/core'
import type { ApiResponse, Credential, Operation, Provider, Stream, StreamContext } from '@rapport/core/connector'
import { fieldsOf } from '../json-fields.js'
import { type ReadMode, type ReadStream, readStream, requestOn } from './read-stream.js'

/** A connector, and the provider that it is tried on. */
export interface ProviderSubject {
  /** The connector. */
  provider: Provider
  /** A credential that the vendor accepts. */
  credential: Credential
  /** The texts of the credential. They must appear in no request, because Rapport stores requests. */
  secrets: readonly string[]
  /** Makes the vendor's client, with the same data at each call. A page has at most `pageSize` records. */
  http(pageSize: number): HttpClient
  /** The id of the account that `check` must return. */
  account: string
  /** What a person decided about the connection. */
  configuration?: StreamContext['configuration']
  /** A window in which something has changed, in epoch milliseconds. Needed for streams whose `changes` are a window. */
  changed?: { from: number; to: number }
  /** When the cases begin, in epoch milliseconds. */
  startedAt: number
}

/** Something that every connector has to pass. `run` throws where it does not. */
export interface ProviderCase {
  name: string
  run(): Promise<void>
}

/**
 * What every connector has to pass: its functions are pure, reading again says the same, all records are read whatever the size of pages, fields that are
 * not known change nothing, a record that is broken harms no other, and no request that is stored holds a secret.
 *
 * @example for (const { name, run } of providerCases(subject)) it(name, run)
 */
export function providerCases(subject: ProviderSubject): ProviderCase[] {
  const { provider, credential, secrets, account, changed } = subject
  const context: StreamContext = { account, startedAt: subject.startedAt, historical: false, configuration: subject.configuration ?? null }
  const read = (stream: Stream, mode: ReadMode, pageSize = 100, http = subject.http(pageSize)) =>
    readStream({ provider, stream, credential, http, mode, context })
  const modes = provider.streams.flatMap((stream) => [
    ...(stream.walk ? [{ stream, mode: 'walk' as ReadMode, title: `${stream.name}, all of it` }] : []),
    ...(stream.changes?.kind === 'window' && changed ? [{ stream, mode: changed as ReadMode, title: `${stream.name}, what changed` }] : [])
  ])
  const cases: ProviderCase[] = [
    {
      name: 'a credential is proven, and its account found',
      run: async () => {
        const { id } = await provider.check(requestOn(provider, credential, subject.http(100)), credential, subject.startedAt)
        equal(id, account)
      }
    },
    { name: 'any answer is classified', run: async () => classifiesAll(provider) },
    { name: 'a webhook that is not signed is refused', run: async () => refusesWebhooks(provider) }
  ]
  for (const { stream, mode, title } of modes) {
    const say = (name: string, run: () => Promise<void>) => cases.push({ name: `${title}: ${name}`, run })
    say('there are records, and all are read', async () => {
      const { operations, unreadable } = await read(stream, mode)
      ok(operations.length > 0, 'no operation: the data of the subject has nothing of this stream')
      deepEqual(unreadable, [])
      hasTexts(operations)
    })
    say('reading again says the same', async () => deepEqual((await read(stream, mode)).operations, (await read(stream, mode)).operations))
    say('pages of any size say the same', async () => {
      const whole = inTheEnd((await read(stream, mode, 100)).operations)
      for (const size of [1, 2, 3, 7]) deepEqual(inTheEnd((await read(stream, mode, size)).operations), whole, `pages of ${size}`)
    })
    say('fields that are not known change nothing', async () => {
      const more = await read(stream, mode, 100, withUnknownFields(subject.http(100)))
      deepEqual(more.operations, (await read(stream, mode)).operations)
    })
    say('mapping changes no record, and says the same again', async () => {
      const { pages, operations } = await read(stream, mode)
      deepEqual(
        pages.flat().flatMap((record) => stream.map(frozen(record), context)),
        operations
      )
    })
    say('a broken record harms no other', async () => harmsNoOther(stream, context, await read(stream, mode), subject, mode))
    say('no request holds a secret', async () => {
      const { requests } = await read(stream, mode, 1)
      for (const secret of secrets) ok(!JSON.stringify(requests).includes(secret), 'a request to store holds a secret')
    })
  }
  return cases
}

/** Sources that consist of what people wrote. */
const written: readonly string[] = ['EMAIL', 'SUPPORT_TICKET', 'SLACK']

/** One source without a text may be right. Where none has any, the text was read from a field that is not there. */
function hasTexts(operations: readonly Operation[]): void {
  for (const sourceType of written) {
    const sources = operations.filter((operation) => operation.kind === 'source' && operation.sourceType === sourceType)
    const hasText = sources.some((source) => source.kind === 'source' && (source.segments ?? []).some(({ text }) => text.trim() !== ''))
    ok(sources.length === 0 || hasText, `no source of the type ${sourceType} has a text in segments: is the text in another field?`)
  }
}

/** Breaks the first record, whole and by one field after the other: all others say what they said. */
async function harmsNoOther(
  stream: Stream,
  context: StreamContext,
  whole: ReadStream,
  subject: ProviderSubject,
  mode: ReadMode
): Promise<void> {
  const { provider, credential } = subject
  const first = whole.pages.flat().find((record) => mapOr(stream, record, context).length > 0)
  const own = new Set(first === undefined ? [] : keysOf(mapOr(stream, first, context)))
  const others = keysOf(whole.operations).filter((key) => !own.has(key))
  const fields: string[] = []
  const breaks: ((record: unknown) => unknown)[] = [
    (record) => {
      fields.push(...Object.keys(fieldsOf(record) ?? {}))
      return record
    },
    ...[null, 5, 'text', [], {}].map((broken) => () => broken)
  ]
  for (const [index, broken] of breaks.entries()) {
    const http = brokenFirst(subject.http(100), broken)
    const { operations, unreadable } = await readStream({ provider, stream, credential, http, mode, context })
    const kept = new Set(keysOf(operations))
    for (const key of others) ok(kept.has(key), `a broken record takes ${key} with it`)
    for (const { message } of unreadable) ok(!message.startsWith('Cannot read properties'), `a record is not looked at: ${message}`)
    if (index === 0) breaks.push(...fields.map((field) => (record: unknown) => without(record, field)))
  }
}

function without(record: unknown, field: string): unknown {
  return Object.fromEntries(Object.entries(fieldsOf(record) ?? {}).filter(([name]) => name !== field))
}

function mapOr(stream: Stream, record: unknown, context: StreamContext): readonly Operation[] {
  try {
    return stream.map(record, context)
  } catch {
    return []
  }
}

/** What an operation is about. */
const keyOf = (operation: Operation): string => `${operation.kind === 'removal' ? operation.of : operation.kind} ${operation.id}`
/** Of which records something is said; what speaks of a place speaks of none. */
const keysOf = (operations: readonly Operation[]): string[] =>
  operations.filter(({ kind }) => kind !== 'absence' && kind !== 'presence').map(keyOf)

/** What holds in the end: of each record what was said last, by the provider's time; of equal times what was read later. */
function inTheEnd(operations: readonly Operation[]): Record<string, Operation> {
  const held: Record<string, Operation> = {}
  for (const operation of operations) {
    if (operation.kind === 'absence') takeBack(held, operation)
    else if (operation.at >= (held[keyOf(operation)]?.at ?? 0)) held[keyOf(operation)] = operation
  }
  return held
}

function takeBack(held: Record<string, Operation>, { of, from, to, except }: Extract<Operation, { kind: 'absence' }>): void {
  for (const [key, { kind, id }] of Object.entries(held))
    if (kind === of && id >= from && id <= to && !except.includes(id)) delete held[key]
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) frozen(each)
  }
  return value
}

/** The same answers with a field more in every object. */
function withUnknownFields(http: HttpClient): HttpClient {
  return changingJson(http, (body) => widened(body))
}

/** Fields whose names are data, as those of properties that hosts name themselves. */
function widened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(widened)
  const fields = fieldsOf(value)
  if (!fields) return value
  return { ...Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, widened(each)])), field_of_next_year: { a: [1] } }
}

/** The same answers with something else as the first record of the first list, however deep it lies. */
function brokenFirst(http: HttpClient, broken: (record: unknown) => unknown): HttpClient {
  let isDone = false
  const breakIn = (value: unknown): unknown => {
    if (!isDone && Array.isArray(value) && value.length > 0) {
      isDone = true
      return [broken(value[0]), ...value.slice(1)]
    }
    const fields = fieldsOf(value)
    if (isDone || !fields) return value
    const list = Object.entries(fields).find(([, each]) => Array.isArray(each) && each.length > 0)
    if (!list) return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, breakIn(each)]))
    isDone = true
    const [name, records] = list
    return { ...fields, [name]: Array.isArray(records) ? [broken(records[0]), ...records.slice(1)] : records }
  }
  return changingJson(http, breakIn)
}

function changingJson(http: HttpClient, change: (body: unknown) => unknown): HttpClient {
  return async (url, init) => {
    const response = await http(url, init)
    const text = await response.text()
    const changed = isInLines(response) ? changedLines(text, change) : JSON.stringify(change(JSON.parse(text)))
    return new Response(changed, { status: response.status, headers: response.headers })
  }
}

const isInLines = ({ headers }: Response) => /ndjson/.test(headers.get('content-type') ?? '')

/** The same of an answer in lines, as if it were a list of records. */
function changedLines(text: string, change: (body: unknown) => unknown): string {
  const records = text.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]))
  const changed = fieldsOf(change({ records }))?.records
  return (Array.isArray(changed) ? changed : []).map((record) => `${JSON.stringify(record)}\n`).join('')
}

function classifiesAll(provider: Provider): void {
  for (const status of [200, 204, 301, 400, 401, 403, 404, 409, 410, 418, 422, 429, 500, 503]) {
    for (const body of [null, '', '<!doctype html>', {}, [], { error: null }, { error: 'text' }, { error: { message: 5 } }]) {
      const answer: ApiResponse = { status, header: () => null, body, askedAt: 0 }
      const verdict = provider.classify?.(answer, { path: '/' })
      const isGood = verdict?.kind === 'ok' || verdict?.kind === 'empty'
      ok(
        !isGood || status < 300,
        `${status} with ${JSON.stringify(body)} is ${verdict?.kind}: a list would end there, and all of it seem gone`
      )
    }
  }
}

function refusesWebhooks({ webhook }: Provider): void {
  if (!webhook) return
  for (const header of [null, '', 'nonsense', 't=,v1=', 't=1,v1=00', '=,=,=']) {
    const hook = { header: () => header, body: new TextEncoder().encode('{}'), url: undefined, secret: 'secret', now: 1000 }
    equal(webhook.verify(hook), false)
  }
  for (const body of [null, 5, 'text', [], {}, { type: 5 }]) {
    const account: string | readonly string[] = webhook.account(body) ?? []
    equal(account.length, 0, `${JSON.stringify(body)} is about no account`)
    deepEqual([...webhook.streams(body)], [])
  }
}
