import type { SourceInput } from '@rapport/core/src/sources/source-input.js'
import type { World } from '../list-tools/world.js'
import { casesOf, type HostileCase, put } from './hostile-case.js'
import { shapes } from './texts.js'

const maxSegmentLength = 100_000
const customer = { domain: 'acme.test' }

type Said = Pick<SourceInput, 'title' | 'summary' | 'participants' | 'segments' | 'record'>

/** Puts a source, reads the facts out of it, and finds it. */
function putting(said: Said, sourceType: SourceInput['sourceType'] = 'EMAIL'): (world: World) => Promise<unknown> {
  return async ({ workspace, rapport, now, ask }) => {
    await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
    await put(workspace.sources.put([{ sourceType, externalId: 'hostile', occurredAt: now, customer, ...said }]))
    await rapport.runDue()
    await ask('svc_search_customer_context', { query: 'what do they say about the budget and the renewal', customer: 'acme.test' })
    await ask('svc_search_customer_context', { query: 'budget renewal' })
  }
}

function inSegments(text: string, length: number): { text: string }[] {
  const segments: { text: string }[] = []
  for (let start = 0; start < text.length; start += length) segments.push({ text: text.slice(start, start + length) })
  return segments.slice(0, 10_000)
}

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ email: `person${n}@acme${n % 7}.test`, name: `Ann Lee ${n}`, role: 'to' }))

const odd: Readonly<Record<string, (size: number) => Said>> = {
  'ten thousand segments of a letter': () => ({ segments: inSegments('a'.repeat(10_000), 1) }),
  'segments of stop words': (size) => ({ segments: inSegments('the and of it '.repeat(size / 14), 140) }),
  'segments of new words': (size) => ({ segments: inSegments(text('words that nobody said before', size), 120) }),
  'a thousand people who speak in turn': (size) => ({
    participants: people(1_000),
    segments: inSegments('Ann Lee 7: we renew.\nBob: yes.\n'.repeat(size / 32), maxSegmentLength)
  }),
  'a thousand people whose addresses never end': () => ({
    participants: people(1_000).map(({ name }) => ({ name, email: `${'a.'.repeat(150)}@${'b.'.repeat(5)}` }))
  }),
  'a record of many fields': (size) => ({ record: Object.fromEntries(Array.from({ length: size / 12 }, (_, n) => [`k${n}`, n])) }),
  'a record of lists in lists': (size) => ({ record: { list: Array.from({ length: size / 60 }, () => deep(20)) } }),
  'a record too deep': () => ({ record: { deep: deep(60_000) } }),
  'a long summary': () => ({ title: '\ufdfa'.repeat(1_000), summary: text('short sentences in Japanese', 20_000) })
}

function text(shape: string, size: number): string {
  return shapes[shape]?.(size) ?? ''
}

function deep(levels: number): unknown[] {
  let list: unknown[] = []
  for (let level = 0; level < levels; level++) list = [list]
  return list
}

export const hostileSources: readonly HostileCase[] = [
  ...casesOf(
    'the text of a source',
    shapes,
    [
      'short sentences in Japanese',
      'what expands to eighteen letters',
      'words of Cyrillic that nobody said before',
      'list entries',
      'lines of a letter'
    ],
    (shape, size) => putting({ segments: inSegments(shape(size), maxSegmentLength) }),
    { isEvery: true }
  ),
  ...casesOf('a call', shapes, [], (shape, size) => putting({ segments: inSegments(shape(size), 90) }, 'CALL')),
  ...casesOf('a source', odd, ['segments of new words', 'a thousand people who speak in turn', 'a record of many fields'], (said, size) =>
    putting(said(size))
  )
]
