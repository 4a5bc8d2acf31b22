import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let rapport: Rapport
let workspace: Workspace
let server: { url: string; close(): Promise<void> }
let file: string
let stdout: string
let stderr: string
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-import-'))
  rapport = createRapport({ logger: silent })
  server = await serve({ rapport, port: 0, logger: silent })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  workspace = rapport.organization((await rapport.organizations.create({ name: 'Host' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'writer', grants: ['data:write'] })
  vi.stubEnv('RAPPORT_API_KEY', key)
  file = join(folder, `events-${++files}.ndjson`)
  stdout = ''
  stderr = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text)
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function run(...options: string[]): Promise<number> {
  stdout = ''
  stderr = ''
  return main(['node', 'rapport', 'import', file, '--url', server.url, ...options])
}

async function timeline(customer: string) {
  const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 1000 })
  return events.map(({ eventName, occurredAt }) => [eventName, occurredAt]).sort()
}

const event = (eventName: string, more: object = {}) =>
  JSON.stringify({ type: 'custom', eventName, email: 'ada@acme.com', timestamp: '2023-05-01T10:00:00Z', ...more })

test('imports old events with their times; bad lines are told with line and column, cost no other, and can be imported once they are right', async () => {
  const lines = [
    event('a'),
    '{"type":"custom","eventName":',
    event('b', { timestamp: '2024-05-01T10:00:00Z' }),
    event('c', { timestamp: undefined }),
    JSON.stringify({
      source: 'server',
      userIdentity: { email: 'ada@acme.com' },
      events: [{ type: 'pageview', url: 'https://acme.com/', timestamp: 1_700_000_000_000 }]
    }),
    '{"type":"custom"'
  ]
  await writeFile(file, lines.join('\n'))
  expect(await run('--dry-run')).toBe(1)
  expect(stdout).toContain('Dry run: 3 events of 6 lines can be imported. Nothing was stored.')
  expect(existsSync(`${file}.refused.ndjson`)).toBe(false)
  expect(await run()).toBe(1)
  expect(stdout).toContain("Format: Rapport's own events")
  expect(stdout).toMatch(/Imported 3 events of 6 lines in [\d.]+ s.*; 3 of them are new/)
  expect(stdout).toContain('Line 2, column 30 refused: the JSON ends too early')
  expect(stderr).toContain('3 lines were refused')
  const refused = (await readFile(`${file}.refused.ndjson`, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(refused).toMatchObject([
    { line: 2, column: 30, reason: 'the JSON ends too early', text: lines[1] },
    { line: 4, reason: expect.stringContaining('must say when it happened'), text: lines[3] },
    { line: 6, column: 17, reason: 'the JSON ends too early; it is the last line, and has no end: the file may be cut' }
  ])
  const before = await timeline('acme.com')
  expect(before).toEqual([
    ['a', '2023-05-01T10:00:00.000Z'],
    ['b', '2024-05-01T10:00:00.000Z'],
    ['pageview', '2023-11-14T22:13:20.000Z']
  ])
  await writeFile(file, [event('z'), ...lines.filter((_, index) => index % 2 === 0), event('c')].join('\n'))
  expect(await run('--json')).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ lines: 5, events: 5, added: 2, refused: 0, refusedFile: null, brokenAt: null })
  expect(existsSync(`${file}.refused.ndjson`)).toBe(false)
  expect(existsSync(`${file}.import.json`)).toBe(false)
  expect(await timeline('acme.com')).toHaveLength(5)
})

test('equal lines without ids are events of their own, and no more of them when the file is imported again', async () => {
  const lines = [event('a'), event('a'), event('a', { uuid: crypto.randomUUID() })]
  await writeFile(file, [...lines, lines[2]].join('\n'))
  expect(await run('--json')).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ events: 4, added: 3 })
  expect(await run('--json')).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ events: 4, added: 0 })
})

test('a packed file that breaks off is imported up to there', async () => {
  const all = Array.from({ length: 5_000 }, (_, number) =>
    event(`e${number % 7}`, { uuid: crypto.randomUUID(), note: Math.random() })
  ).join('\n')
  const packed = gzipSync(all)
  await writeFile(file, packed.subarray(0, packed.length * 0.9))
  expect(await run('--json')).toBe(1)
  const { events, brokenAt, refused } = JSON.parse(stdout)
  expect(brokenAt).toBeGreaterThan(3_000)
  expect(events + refused).toBe(brokenAt)
  expect(stderr).toContain(`ends in the middle, after line ${brokenAt}. All lines up to there are imported`)
  await writeFile(file, packed)
  expect(await run('--json')).toBe(0)
  expect(stderr).toContain('going on from there')
  expect(JSON.parse(stdout)).toMatchObject({ lines: 5_000, brokenAt: null })
  const { items } = await workspace.call('svc_list_users', {})
  expect(items).toHaveLength(1)
  expect(await timeline('acme.com')).toHaveLength(1000)
})

test('one event that the server cannot read costs no other event of its request', async () => {
  const deep = `${'['.repeat(80)}${']'.repeat(80)}`
  await writeFile(file, [event('a'), event('b').replace('}', `,"properties":{"deep":${deep}}}`), event('c')].join('\n'))
  expect(await run('--json')).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    events: 2,
    added: 2,
    refused: 1,
    refusals: [{ line: 2, reason: expect.stringContaining('nested deeper') }]
  })
})

test.each([
  ['', 'is empty'],
  ['[{"type":"custom"}]', "is one JSON array. Write one object on each line, for example with: jq -c '.[]'"],
  ['{"some":"thing"}', 'Set --format to one of rapport, segment, posthog'],
  ['PK\u0003\u0004zip', 'is a zip archive: unpack it']
])('refuses a file that begins with %s', async (text, message) => {
  await writeFile(file, text)
  expect(await run()).toBe(1)
  expect(stderr).toContain(message)
})

test('imports the calls of Segment: who, where and when, each once', async () => {
  const context = {
    page: { url: 'https://acme.com/p', path: '/p', title: 'P' },
    campaign: { name: 'spring', source: 'mail' },
    groupId: 'g1'
  }
  const base = { anonymousId: 'anon-1', timestamp: '2023-02-01T10:00:00.000Z' }
  const calls = [
    { ...base, type: 'page', messageId: 'm1', context, properties: {} },
    { ...base, type: 'identify', messageId: 'm2', userId: 'u1', traits: { email: 'ada@acme.com', name: 'Ada', plan: 'pro' }, context },
    { ...base, type: 'track', messageId: 'm3', userId: 'u1', event: 'Report Exported', properties: { pages: 3 } },
    { ...base, type: 'group', messageId: 'm4', userId: 'u1', groupId: 'g1', traits: { name: 'Acme', domain: 'acme.com' } },
    { ...base, type: 'screen', messageId: 'm5', userId: 'u1', name: 'Home' },
    { ...base, type: 'alias', messageId: 'm6', userId: 'u1', previousId: 'anon-1' },
    { ...base, type: 'track', messageId: 'm7', userId: 'u1' },
    { ...base, type: 'track', messageId: 'm3', userId: 'u1', event: 'Report Exported', properties: { pages: 3 } }
  ]
  await writeFile(file, gzipSync(calls.map((call) => JSON.stringify(call)).join('\n')))
  expect(await run('--dry-run')).toBe(1)
  expect(stdout).toContain('"type":"pageview","url":"https://acme.com/p"')
  expect(await run()).toBe(1)
  expect(stdout).toContain('Format: Segment')
  expect(stdout).toContain('Imported 6 events of 8 lines')
  expect(stdout).toContain('5 of them are new')
  expect(stdout).toContain('1 × alias calls')
  expect(stdout).toContain('Line 7 refused: a track call needs event')
  expect(await timeline('acme.com')).toEqual(
    ['identify', 'identify', 'pageview', 'Report Exported', 'Viewed Home Screen'].map((name) => [name, '2023-02-01T10:00:00.000Z']).sort()
  )
  const { items } = await workspace.call('svc_list_users', {})
  expect(items).toMatchObject([{ email: 'ada@acme.com', name: 'Ada', customerName: 'Acme' }])
})

test("imports PostHog's events, as objects and as JSON texts; those that PostHog makes itself are left out and no fault", async () => {
  const timestamp = '2023-03-01 10:00:00.500000'
  const set = { email: 'ada@acme.com', name: 'Ada' }
  const lines = [
    {
      event: '$pageview',
      distinct_id: 'anon',
      properties: { $current_url: 'https://acme.com/x', $pathname: '/x', $device_id: 'anon', $referrer: '$direct' }
    },
    { event: '$identify', distinct_id: 'u1', properties: JSON.stringify({ $anon_distinct_id: 'anon', $device_id: 'anon', $set: set }) },
    {
      event: 'upgraded',
      distinct_id: 'u1',
      properties: { $is_identified: true, $device_id: 'anon', seats: 5, $lib: 'web', $groups: { company: 'acme' } }
    },
    { event: '$autocapture', distinct_id: 'u1', properties: {} }
  ].map((line, index) => JSON.stringify({ uuid: `00000000-0000-4000-8000-00000000000${index}`, timestamp, ...line }))
  await writeFile(file, lines.join('\n'))
  expect(await run('--json')).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    format: 'PostHog',
    events: 3,
    refused: 0,
    warnings: [],
    leftOut: [{ count: 1, what: 'events $autocapture, which PostHog makes itself' }]
  })
  const { items } = await workspace.call('svc_list_users', {})
  expect(items).toMatchObject([{ email: 'ada@acme.com', name: 'Ada' }])
  const { events } = await workspace.call('svc_get_timeline', { customer: String(items[0]?.customerId), timeframe: 'all' })
  expect(
    events.map(({ eventName, occurredAt, metadata }) => [eventName, occurredAt, JSON.stringify(metadata).includes('"seats":5')])
  ).toContainEqual(['upgraded', '2023-03-01T10:00:00.500Z', true])
})

test('imports people of a CSV file once the mapping is confirmed; refused rows are told', async () => {
  await writeFile(
    file,
    '\uFEFFWork email;Full name;Account ID;Seats\r\nada@acme.com;"Lovelace; Ada";acme;3\r\n;Nobody;acme;1\r\nbob@acme.com;Bob;acme;4\r\n'
  )
  expect(await run()).toBe(1)
  expect(stdout).toContain('Rows: people')
  expect(stdout).toMatch(/Work email\s+email\s+ada@acme.com/)
  expect(stdout).toMatch(/Seats\s+trait:Seats\s+3/)
  expect(stderr).toContain('Nothing was imported. If the mapping is right, add --yes')
  expect(await run('--dry-run')).toBe(1)
  expect(stdout).toContain('Dry run: 2 of 3 people can be imported. Nothing was stored.')
  expect(await run('--yes')).toBe(1)
  expect(stdout).toContain('Line 3 refused: email and userId are empty')
  expect(stdout).toContain('Imported people: 2 new, 0 known.')
  expect((await readFile(`${file}.refused.ndjson`, 'utf8')).trim()).toContain('"line":3')
  const { items } = await workspace.users.list({ orderBy: 'email', orderDirection: 'asc' })
  expect(items).toMatchObject([
    { email: 'ada@acme.com', name: 'Lovelace; Ada' },
    { email: 'bob@acme.com', name: 'Bob' }
  ])
})

test('imports customers of a CSV file as a mapping says, up to where the file breaks', async () => {
  const mapping = join(folder, 'mapping.json')
  await writeFile(mapping, JSON.stringify({ kind: 'customers', columns: { Nr: 'customerId', Firma: 'name', Notiz: 'ignore' } }))
  await writeFile(file, 'Nr,Firma,Seite,Notiz\n1,Acme,acme.com,x\n2,"Globex,globex.com,y\n')
  expect(await run('--mapping', mapping, '--map', 'Seite=domain', '--yes')).toBe(1)
  expect(stderr).toContain('Line 3: a quote has no end. Every row before it is imported.')
  expect((await workspace.customers.list({})).items).toMatchObject([{ externalId: '1', name: 'Acme', domain: 'acme.com' }])
  await writeFile(mapping, '{"kind":"plants"}')
  expect(await run('--mapping', mapping, '--yes')).toBe(1)
  expect(stderr).toContain('must be JSON such as')
})
