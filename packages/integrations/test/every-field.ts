import { fail, ok } from 'node:assert/strict'
import type { Operation, SendRequest, Stream, StreamContext } from '@rapport/core/connector'
import type { ProviderCase, ProviderSubject } from '../src/testing/provider-cases.js'
import { type ReadMode, readStream, requestOn } from '../src/testing/read-stream.js'
import { type FieldVariant, fewOthers, fieldVariants, shapeOf, valueAt } from './field-variant.js'
import { runOf } from './run-of-records.js'

/** Where the provider's own fields lie in records that a connector makes of them, by the stream: `messages.0`. All of a record is the provider's where this is left out. */
export type OwnFields = Readonly<Record<string, readonly string[]>>

/**
 * Each field of each record, however deep it lies, is absent, null or of another type, one at a time: the record says something that can be stored, or is
 * left out or named as one that cannot be read, in words about what is wrong with it. A run of the engine over such records goes on, and counts them all.
 *
 * @example for (const { name, run } of everyField(subject)) it(name, run)
 */
export function everyField(subject: ProviderSubject, own: OwnFields = {}): ProviderCase[] {
  const { provider, changed } = subject
  return provider.streams.flatMap((stream) => [
    ...(stream.walk ? [caseOf(subject, stream, 'walk', own), runCaseOf(subject, stream, own)] : []),
    ...(stream.changes?.kind === 'window' && changed ? [caseOf(subject, stream, changed, own)] : [])
  ])
}

interface Read {
  context: StreamContext
  /** As the provider answers them, where they are completed. */
  answered: readonly unknown[]
  /** As they are mapped: with what was read beside them. */
  completed: readonly unknown[]
}

async function read(subject: ProviderSubject, stream: Stream, mode: ReadMode): Promise<Read> {
  const { provider, credential, account, startedAt, http, configuration = null } = subject
  const context: StreamContext = { account, startedAt, historical: false, configuration }
  const answered: unknown[] = []
  const { complete } = stream
  const noting: Stream = {
    ...stream,
    ...(complete && {
      complete: async (records: readonly unknown[], ...around: [SendRequest, StreamContext]) => {
        answered.push(...records)
        return complete(records, ...around)
      }
    })
  }
  const { pages } = await readStream({ provider, stream: noting, credential, http: http(100), mode, context })
  const completed = pages.flat()
  ok(completed.length > 0, 'there is no record')
  return { context, answered, completed }
}

function caseOf(subject: ProviderSubject, stream: Stream, mode: ReadMode, own: OwnFields): ProviderCase {
  const run = async () => {
    const { context, answered, completed } = await read(subject, stream, mode)
    const { complete } = stream
    let kept = 0
    if (complete) {
      const lookup = requestOn(subject.provider, subject.credential, subject.http(100))
      for (const variants of variantsOf(unlike(answered, shapeOf), own[stream.name])) {
        const records = variants.map(({ record }) => record)
        for (const record of await complete(records, lookup, context))
          kept += tried(stream, context, { record, what: () => JSON.stringify(record) })
      }
    }
    const kindOf = (record: unknown) => `${shapeOf(record)} ${outcomeOf(stream, context, record)}`
    for (const variants of variantsOf(unlike(completed, kindOf), own[stream.name]))
      for (const variant of variants) kept += tried(stream, context, variant)
    ok(kept > 0, 'no changed record was kept')
  }
  return { name: `${stream.name}, ${mode === 'walk' ? 'all of it' : 'what changed'}: any field may be absent or of another type`, run }
}

function runCaseOf(subject: ProviderSubject, stream: Stream, own: OwnFields): ProviderCase {
  const run = async () => {
    const { context, completed } = await read(subject, stream, 'walk')
    const one = completed.find((record) => stream.map(record, context).length > 0) ?? completed[0]
    const [variants = []] = variantsOf([one], own[stream.name], fewOthers)
    ok(variants.length > 0, 'there is nothing to change')
    const records = variants.map(({ record }) => record)
    await runOf(subject, stream, records)
  }
  return { name: `${stream.name}: a run over records with such fields goes on, and counts each of them`, run }
}

/** Of records that are alike the first. */
function unlike(records: readonly unknown[], kindOf: (record: unknown) => string): unknown[] {
  const first = new Map<string, unknown>()
  for (const record of records) {
    const kind = kindOf(record)
    if (!first.has(kind)) first.set(kind, record)
  }
  return [...first.values()]
}

/** The kinds of what a record says, or why it is left out. */
function outcomeOf(stream: Stream, context: StreamContext, record: unknown): string {
  const kinds = stream.map(record, context).map((operation) => (operation.kind === 'activity' ? operation.type : operation.kind))
  return kinds.length > 0 ? kinds.join() : (stream.leftOut?.(record, context) ?? '')
}

/** The variants of each record, of the fields at the named places where any record has them. */
function variantsOf(records: readonly unknown[], own: readonly string[] = [], others?: typeof fewOthers): FieldVariant[][] {
  const places = own.map((place) => place.split('.')).filter((place) => records.some((record) => valueAt(record, place) !== undefined))
  return records.map((record) => (places.length > 0 ? places : [[]]).flatMap((place) => [...fieldVariants(record, place, others)]))
}

/** Answers 1 where the changed record is kept. */
function tried(stream: Stream, context: StreamContext, { record, what }: FieldVariant): number {
  const id = stream.recordId(record)
  if (id !== undefined && typeof id !== 'string') fail(`${what()}: its id is ${JSON.stringify(id)}`)
  let operations: readonly Operation[]
  try {
    operations = stream.map(record, context)
  } catch (error) {
    const isOwn = error instanceof Error && error.constructor === Error && error.message !== ''
    if (!isOwn) fail(`${what()}: ${String(error)}`)
    return 0
  }
  for (const operation of operations) requireStorable(operation, what)
  if (operations.length === 0 && !stream.leftOut?.(record, context)) fail(`${what()}: left out without a reason`)
  return operations.length > 0 ? 1 : 0
}

/** What the engine asks of every operation: a name, and times that are some. */
function requireStorable(operation: Operation, what: () => string): void {
  // What is absent or present names a place, and no record.
  if (operation.kind === 'absence' || operation.kind === 'presence') return
  const { kind, id } = operation
  if (typeof id !== 'string' || id === '' || id.length > 200) fail(`${what()}: ${kind} has no id`)
  for (const name of ['at', 'occurredAt', 'paidAt'])
    if (name in operation && !Number.isFinite(Reflect.get(operation, name))) fail(`${what()}: ${name} of ${kind} is no time`)
  for (const name of ['account', 'email', 'userId', 'name', 'customerId', 'title'])
    if (!['string', 'undefined'].includes(typeof (Reflect.get(operation, name) ?? undefined)))
      fail(`${what()}: ${name} of ${kind} is no text`)
}
