import { ok } from 'node:assert/strict'
import type { Operation, Stream, StreamContext } from '@rapport/core/connector'
import type { ProviderCase, ProviderSubject } from '../src/testing/provider-cases.js'
import { type ReadMode, readStream } from '../src/testing/read-stream.js'

const others: [string, unknown][] = [
  ['absent', undefined],
  ['null', null],
  ['a number', 5],
  ['a negative number', -1.5],
  ['a text', 'text'],
  ['an empty text', ''],
  ['a boolean', true],
  ['a list', ['text']],
  ['a list of nulls', [null]],
  ['an object', { a: 1 }]
]

/**
 * Each field of each record, however deep it lies, is absent, null or of another type, one at a time: the record says something that can be stored, or is
 * named as one that cannot be read, in words about what is wrong with it.
 *
 * @example for (const { name, run } of everyField(subject)) it(name, run)
 */
export function everyField(subject: ProviderSubject): ProviderCase[] {
  const { provider, changed } = subject
  return provider.streams.flatMap((stream) => [
    ...(stream.walk ? [caseOf(subject, stream, 'walk')] : []),
    ...(stream.changes?.kind === 'window' && changed ? [caseOf(subject, stream, changed)] : [])
  ])
}

function caseOf(subject: ProviderSubject, stream: Stream, mode: ReadMode): ProviderCase {
  const { provider, credential, account, startedAt, http } = subject
  const context: StreamContext = { account, startedAt, historical: false, configuration: null }
  const run = async () => {
    const { pages } = await readStream({ provider, stream, credential, http: http(100), mode, context })
    const records = pages.flat()
    ok(records.length > 0, 'there is no record')
    let kept = 0
    for (const record of records)
      for (const path of pathsIn(record)) for (const [name, other] of others) kept += tried(stream, context, record, path, name, other)
    ok(kept > 0, 'no changed record was kept')
  }
  return { name: `${stream.name}, ${mode === 'walk' ? 'all of it' : 'what changed'}: any field may be absent or of another type`, run }
}

/** Answers 1 where the changed record is kept. */
function tried(stream: Stream, context: StreamContext, record: unknown, path: readonly string[], name: string, other: unknown): number {
  const what = `${path.join('.')} as ${name}`
  const changed = replaced(record, path, other)
  let operations: readonly Operation[]
  try {
    operations = stream.map(changed, context)
    for (const operation of operations) requireStorable(operation, what)
    if (operations.length === 0) ok(stream.leftOut?.(changed, context) !== undefined, `${what}: left out without a reason`)
  } catch (error) {
    ok(error instanceof Error && error.constructor !== TypeError && error.constructor !== RangeError, `${what}: ${String(error)}`)
    stream.recordId(changed)
    return 0
  }
  return operations.length > 0 ? 1 : 0
}

/** What the engine asks of every operation: a name, and times that are some. */
function requireStorable(operation: Operation, what: string): void {
  ok(typeof operation.id === 'string' && operation.id !== '' && operation.id.length <= 200, `${what}: it has no id`)
  for (const name of ['at', 'occurredAt', 'paidAt'])
    if (name in operation) ok(Number.isFinite(Reflect.get(operation, name)), `${what}: ${name} of ${operation.kind} is no time`)
  for (const name of ['account', 'email', 'userId', 'name', 'customerId', 'title'])
    ok(
      ['string', 'undefined'].includes(typeof (Reflect.get(operation, name) ?? undefined)),
      `${what}: ${name} of ${operation.kind} is no text`
    )
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...pathsIn(inner).map((path) => [name, ...path])])
}

function replaced(value: unknown, [name, ...path]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? replaced(each, path, other) : each))
  const { [name]: inner, ...rest } = value as Record<string, unknown>
  const next = replaced(inner, path, other)
  return next === undefined ? rest : { ...rest, [name]: next }
}
