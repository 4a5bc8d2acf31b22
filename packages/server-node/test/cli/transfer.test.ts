import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport, type Rapport, type Workspace } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { loadWorld } from '../../src/demo/world/load-world.js'
import { freshSchema } from './fresh-schema.js'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let file: string
let rapport: Rapport
let demo: Workspace
let apiKey: string
let stdout: string
let stderr: string

const now = Date.now()

/** A Rapport whose database the commands work on from now on. Everything is asked at the same time: many answers depend on it. */
async function openRapport({ DATABASE_URL, RAPPORT_SCHEMA }: ReturnType<typeof freshSchema>): Promise<Rapport> {
  const opened = createRapport({
    store: postgresStore({ connectionString: DATABASE_URL }, { schema: RAPPORT_SCHEMA, migrate: true }),
    logger: silent,
    clock: { now: () => now }
  })
  await opened.organizations.list()
  vi.stubEnv('DATABASE_URL', DATABASE_URL)
  vi.stubEnv('RAPPORT_SCHEMA', RAPPORT_SCHEMA)
  return opened
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-transfer-'))
  file = join(folder, 'demo.ndjson')
  rapport = await openRapport(freshSchema())
  const { id } = await rapport.organizations.create({ name: 'Demo', slug: 'demo' })
  await loadWorld(rapport, id, { scale: 0.02, now })
  await rapport.runDue()
  demo = rapport.organization(id)
  apiKey = (await demo.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read'] })).key
  listen()
  expect(await run('export', file, '--org', 'demo')).toBe(0)
  expect(stdout).toContain('Left out: API keys, public keys and enabled domains, integration_credentials (secret)')
  vi.restoreAllMocks()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rapport.close()
  await rm(folder, { recursive: true, force: true })
})

function listen(): void {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text)
    return true
  })
}

beforeEach(listen)

afterEach(() => {
  vi.restoreAllMocks()
})

function run(...args: string[]): Promise<number> {
  stdout = ''
  stderr = ''
  return main(['node', 'rapport', ...args])
}

/** What an organization answers to each reading tool, of each thing that it has. Cursors belong to an organization, and times of execution to a moment. */
async function answersOf(workspace: Workspace): Promise<{ tool: string; input: object; answer: unknown }[]> {
  const answers: { tool: string; input: object; answer: unknown }[] = []
  const ask = async (tool: string, input: object = {}) => {
    const answer: unknown = await workspace.call(tool as never, input as never).catch(({ code, message }) => ({ code, message }))
    const text = JSON.stringify(answer, (key, value) => (key === 'nextCursor' || key === 'executionTimeMs' ? value !== null : value))
    answers.push({ tool, input, answer: JSON.parse(text) })
    return Object(answer)
  }
  for (const tool of [
    'svc_list_workspace_users',
    'svc_list_destinations',
    'svc_get_integration_capabilities',
    'svc_get_integration_status'
  ])
    await ask(tool)
  for (const tool of ['svc_get_customer_activation', 'svc_get_workspace_settings', 'svc_schema']) await ask(tool)
  await ask('svc_preview_customer_activation', { eventName: 'report_exported' })
  const { sources } = await ask('svc_list_features')
  for (const { sourceKey } of sources) await ask('svc_list_features', { sourceKey })
  for (const orderBy of ['last_activity_at', 'first_seen_at', 'email']) await ask('svc_list_users', { limit: 1000, orderBy })
  const { items: customers } = await ask('svc_list_customers', { limit: 1000 })
  const include = ['users', 'revenue', 'recentTimeline', 'behaviorMetrics', 'enrichment']
  for (const { id } of customers) {
    await ask('svc_get_customer', { customer: id, include })
    await ask('svc_get_customer_relationship', { customer: id })
    await ask('svc_get_timeline', { customer: id, timeframe: 'all', limit: 1000 })
    await ask('svc_get_customer_features', { customer: id, includeWeeklyUsage: true })
    const { facts = [] } = await ask('svc_list_facts', { customer: id, limit: 100 })
    for (const fact of facts) await ask('svc_get_fact', { factId: fact.id, include: ['evidence'] })
  }
  const { items: sourceItems } = await ask('svc_list_sources', { limit: 100 })
  for (const { sourceType, sourceId } of sourceItems) await ask('svc_get_source', { sourceType, sourceId })
  const { items: attention } = await ask('svc_list_attention_items')
  for (const { id } of attention) await ask('svc_get_attention_item', { id })
  for (const query of ['price', 'who wants an export', 'security audit in May', 'slow dashboard'])
    await ask('svc_search_customer_context', { query, topK: 50 })
  for (const table of ['activity', 'customers', 'users', 'revenue'])
    await ask('svc_query', { sql: `select * from ${table} order by 1, 2, 3`, limit: 10_000 })
  return answers
}

test('an organization that is exported and imported into an empty database gives the same answers to the same questions', async () => {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const kept = createHash('sha256').update(apiKey).digest('hex')
  for (const secret of [apiKey, kept]) expect(lines.some((line) => line.includes(secret))).toBe(false)
  expect(lines.some((line) => line.startsWith('{"table":"api_keys"'))).toBe(false)
  expect(await run('export', file, '--org', 'demo')).toBe(1)
  expect(stderr).toContain('exists already. Name another file')
  const other = await openRapport(freshSchema())
  try {
    expect(await run('import', file, '--json')).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ format: 'export', rows: lines.length - 2, added: lines.length - 2 })
    const copy = other.organization(demo.organizationId)
    const before = await answersOf(demo)
    const after = await answersOf(copy)
    const answered = before.filter(({ answer }) => !('code' in Object(answer)))
    expect(new Set(answered.map(({ tool }) => tool)).size).toBeGreaterThanOrEqual(20)
    expect(answered.length).toBeGreaterThan(before.length * 0.9)
    expect(after.length).toBe(before.length)
    for (const [index, answer] of before.entries()) expect(after[index]).toEqual(answer)

    // Live data goes on from there as in the organization that it is from.
    await copy.ingest({ events: [{ type: 'identify', email: 'new@fresh.example' }] })
    expect((await copy.call('svc_list_users', { search: 'new@fresh.example' })).items).toHaveLength(1)
    expect(await run('import', file)).toBe(1)
    expect(stderr).toContain('The workspace is not empty: it has ')
  } finally {
    await other.close()
  }
})

test('an export that is cut is refused with its line, and goes on once it is whole; one of another version is refused in words', async () => {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const cut = join(folder, 'cut.ndjson')
  const other = await openRapport(freshSchema())
  try {
    await writeFile(cut, [JSON.stringify({ ...JSON.parse(lines[0] ?? ''), schema: 'other' }), ...lines.slice(1)].join('\n'))
    expect(await run('import', cut)).toBe(1)
    expect(stderr).toContain('The export was made by another version of Rapport')
    await writeFile(cut, `${lines.slice(0, 1_500).join('\n')}\n{"table":"us`)
    expect(await run('import', cut)).toBe(1)
    expect(stderr).toContain('line 1501, column 13: the JSON ends too early')
    await writeFile(cut, lines.slice(0, 1_500).join('\n'))
    expect(await run('import', cut)).toBe(1)
    expect(stderr).toContain('it was not finished, or the file is cut')
    await writeFile(cut, lines.join('\n'))
    expect(await run('import', cut, '--json')).toBe(0)
    expect(JSON.parse(stdout).added).toBeLessThan(lines.length - 1_400)
    const ids = async (workspace: Workspace) => (await workspace.call('svc_list_users', { limit: 1000 })).items.map((item) => item.id)
    expect(await ids(other.organization(demo.organizationId))).toEqual(await ids(demo))
    const { id } = await other.organizations.create({ name: 'Other', slug: 'other' })
    expect(await run('import', cut, '--org', 'other')).toBe(1)
    expect(stderr).toContain('can only be imported into an organization with this id')
    const rows = { organizationId: demo.organizationId, schema: '', rows: [] }
    await expect(other.organization(id).transfer.import(rows)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(other.organizations.create({ id: demo.organizationId, name: 'Twice' })).rejects.toMatchObject({ code: 'CONFLICT' })
  } finally {
    await other.close()
  }
})
