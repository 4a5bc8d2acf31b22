import { registry } from '@rapport/core/src/registry/tools.js'
import { minute, type World } from '../list-tools/world.js'
import { answered, casesOf, type HostileCase } from './hostile-case.js'
import { shapes } from './texts.js'

const maxQueryLength = 2_000

/** Some sources to be found, a long one among them. */
async function seed({ workspace, now }: World): Promise<void> {
  const texts = ['short sentences in English', 'short sentences in Japanese', 'words of rules', 'what expands, among spaces']
  await workspace.sources.put(
    texts.map((name, n) => ({
      sourceType: 'EMAIL',
      externalId: `mail ${n}`,
      occurredAt: now - n * minute,
      customer: { domain: 'acme.test' },
      segments: [{ text: shapes[name]?.(20_000) ?? '' }, { text: 'We want to renew the budget.' }]
    }))
  )
}

/** Bodies of calls, as text: what JSON makes slow. */
const bodies: Readonly<Record<string, (size: number) => string>> = {
  'lists in lists': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'objects in objects': (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'a list of numbers': (size) => `[${'1,'.repeat(size / 2 - 2)}1]`,
  'a number of many figures': (size) => '9'.repeat(size),
  'a fraction of many figures': (size) => `0.${'1'.repeat(size)}`,
  'many numbers of many figures': (size) => `[${`${'9'.repeat(400)},`.repeat(size / 401)}1]`,
  'an object of many fields': (size) => `{${Array.from({ length: size / 14 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  'the same field again and again': (size) => `{${'"a":1,'.repeat(size / 6)}"a":1}`,
  'a text with escapes': (size) => `"${'\\u0041'.repeat(size / 6)}"`,
  'a text without an end': (size) => `"${'a'.repeat(size)}`
}

/** For every tool, fields that take text or lists. */
const inputs = [
  'customer',
  'search',
  'query',
  'cursor',
  'sql',
  'name',
  'factId',
  'sourceId',
  'eventTypes',
  'sourceTypes',
  'traitFilters',
  'include',
  'rules',
  'email',
  'ownerId'
]

function everyTool(input: unknown): (world: World) => Promise<unknown> {
  const body = (tool: string) => `{"tool":${JSON.stringify(tool)},"input":${JSON.stringify(input)}}`
  return async ({ post, apiKey }) => {
    for (const tool of Object.keys(registry)) {
      await answered(post('/api/tools/call', body(tool), { authorization: `Bearer ${apiKey}` }))
    }
  }
}

export const hostileCalls: readonly HostileCase[] = [
  ...casesOf('a search', shapes, ['words that nobody said before', 'what expands to eighteen letters', 'words of rules'], (shape) => {
    const query = shape(maxQueryLength).slice(0, maxQueryLength)
    return async (world) => {
      await seed(world)
      await answered(world.call('svc_search_customer_context', { query }))
      await answered(world.call('svc_search_customer_context', { query, customer: 'acme.test' }))
    }
  }),
  ...casesOf('the names of a search', shapes, [], (shape) => {
    const text = shape(500).slice(0, 500)
    return everyTool({
      customer: text,
      search: text,
      name: text,
      query: text,
      factId: text,
      sourceId: text,
      sourceType: 'EMAIL',
      email: text
    })
  }),
  ...casesOf('a call', bodies, ['lists in lists', 'an object of many fields', 'many numbers of many figures'], (body, size) => {
    const json = body(size)
    return async ({ post, apiKey, publicKey }) => {
      const headers = { authorization: `Bearer ${apiKey}` }
      await answered(post('/api/tools/call', json, headers))
      await answered(post('/api/tools/call', `{"tool":"svc_list_users","input":${json}}`, headers))
      await answered(post('/api/tools/call', `{"tool":"svc_list_customers","input":{"traitFilters":${json}}}`, headers))
      await answered(post(`/api/i/v1/${publicKey}/events`, json))
      await answered(post(`/api/i/v1/${publicKey}/events`, `{"events":${json}}`))
      await answered(post(`/api/i/v1/${publicKey}/events`, `{"events":[{"type":"custom","eventName":"a","properties":${json}}]}`))
    }
  }),
  ...casesOf(
    'every tool',
    { 'a long text in every field': 'x', 'many items in every field': ['x'] },
    ['a long text in every field'],
    (value, size) => {
      const most = Math.floor(size / inputs.length)
      const long = typeof value === 'string' ? value.repeat(most) : Array.from({ length: most / 4 }, () => 'x')
      return everyTool(Object.fromEntries(inputs.map((field) => [field, long])))
    }
  )
]
