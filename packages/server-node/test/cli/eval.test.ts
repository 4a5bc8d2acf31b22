import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport, type Rapport, type Workspace } from '@rapport/core'
import { pgliteStore } from '@rapport/storage-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }
const export_ = '{"question":"Who wants an Excel export?","customers":["acme"],"notCustomers":["globex"]}'
const audit = '{"question":"When is the audit?","customer":"Globex","sources":["email:mail-2"]}'
const wrong = '{"question":"Who wants an Excel export?","customers":["globex.example"]}'
const churn = '{"text":"We have decided to cancel our subscription in May.","types":["CHURN_RISK"],"alsoRight":["TIMELINE"]}'
const calm = '{"text":"Thanks, see you on Monday.","types":["BUDGET"]}'

let folder: string
let server: { url: string; key: string; workspace: Workspace; close(): Promise<void> }
let stdout: string
let stderr: string

/** An organization with two customers, of whom one wants an export. */
async function fill(rapport: Rapport): Promise<Workspace> {
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  await workspace.customers.put([
    { customerId: 'acme', name: 'Acme', domain: 'acme.example' },
    { customerId: 'globex', name: 'Globex', domain: 'globex.example' }
  ])
  const mail = { sourceType: 'EMAIL', occurredAt: '2026-05-01T09:00:00Z' } as const
  await workspace.sources.put([
    {
      ...mail,
      externalId: 'mail-1',
      customer: { customerId: 'acme' },
      segments: [{ text: 'We really need an Excel export of the report.' }]
    },
    { ...mail, externalId: 'mail-2', customer: { customerId: 'globex' }, segments: [{ text: 'Our audit is on 14 February.' }] }
  ])
  await rapport.runDue()
  return workspace
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-eval-'))
  const rapport = createRapport({ logger: silent })
  const workspace = await fill(rapport)
  const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read'] })
  const { url, close } = await serve({ rapport, port: 0, logger: silent })
  server = { url, key, workspace, close }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => {
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

async function goldenFile(...lines: string[]): Promise<string> {
  const path = join(folder, 'golden.jsonl')
  await writeFile(path, lines.join('\n'))
  return path
}

/** Runs the command against the server, with a key that can only read; answers its exit code. */
async function evaluate(lines: readonly string[], ...options: string[]): Promise<number> {
  return run({ RAPPORT_URL: server.url, RAPPORT_API_KEY: server.key }, await goldenFile(...lines), ...options)
}

function run(env: Record<string, string>, ...args: string[]): Promise<number> {
  for (const name of ['DATABASE_URL', 'RAPPORT_URL', 'RAPPORT_API_KEY']) vi.stubEnv(name, env[name])
  return main(['node', 'rapport', 'eval', ...args])
}

test('a server is asked with a key that only reads, and texts are read without being put into it', async () => {
  const before = await server.workspace.sources.list()
  expect([await evaluate(['\uFEFF', export_, '', audit, churn, calm, ''], '--json'), stderr]).toEqual([0, ''])
  const { search, reading } = JSON.parse(stdout)
  expect(search).toEqual({
    figures: { questions: 2, withAnswer: 2, rightFirst: 2, ndcgAt10: 1, recallAt10: 1, mrr: 1, unwanted: 1, unwantedFound: 0 },
    wrong: []
  })
  expect(reading.figures).toMatchObject({
    texts: 2,
    types: { BUDGET: { precision: null, recall: 0, missed: 1 }, CHURN_RISK: { recall: 1 } }
  })
  expect(reading.wrong).toEqual([{ line: 6, text: 'Thanks, see you on Monday.', missed: ['BUDGET'], falselyFound: [] }])
  expect(await server.workspace.sources.list()).toEqual(before)
})

test('people see the figures, and of each wrong question what was expected and the actual answers', async () => {
  expect(await evaluate([export_, wrong, calm])).toBe(0)
  expect(stdout).toMatch(
    /questions +2\nright first answers +1 of 2\nnDCG@10 +0\.5\nrecall@10 +0\.5\nMRR +0\.5\nfound though not wanted +0 of 1\n/
  )
  expect(stdout).toMatch(
    /line 2: Who wants an Excel export\?\n {2}expected +globex\.example\n {2}actual +Acme\n {2}missing +globex\.example\n/
  )
  expect(stdout).toMatch(/texts +1\nall types +P - {2}R 0\nBUDGET +P - {2}R 0\n\nline 3: Thanks, see you on Monday\.\n {2}missed +BUDGET\n/)
})

test('with --min a low nDCG@10 ends with 1, after the figures', async () => {
  expect(await evaluate([export_, wrong], '--min', '0.5')).toBe(0)
  stdout = ''
  expect(await evaluate([export_, wrong], '--min', '0.51', '--json')).toBe(1)
  expect(JSON.parse(stdout).search.figures.ndcgAt10).toBe(0.5)
  expect(stderr).toBe('rapport: nDCG@10 is 0.5000, below 0.51\n')
})

test('the directory of a stopped `rapport dev` is searched in this process', async () => {
  const data = join(folder, 'dev')
  const rapport = createRapport({ store: pgliteStore({ dataDir: data }), logger: silent })
  await fill(rapport)
  await rapport.close()
  // The directory outranks a server that the environment names.
  const env = { RAPPORT_URL: 'http://127.0.0.1:1', RAPPORT_API_KEY: server.key }
  expect([await run(env, await goldenFile(export_, audit), '--data', data, '--org', 'host', '--min', '1'), stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/right first answers +2 of 2\n/)
  expect(await run(env, await goldenFile(export_), '--data', data, '--org', 'other')).toBe(1)
  expect(stderr).toMatch(/No organization has the id or slug "other"/)
})

test.each([
  [['{"question":"Who?","customers":["acme"]}', '{"question"'], [], /golden\.jsonl, line 2: it is not JSON/],
  [['', '{"question":"Who?","wanted":["acme"]}'], [], /golden\.jsonl, line 2: "wanted" is none of question/],
  [['', export_, '{"question":"Who?","customers":["nobody"]}'], [], /golden\.jsonl, line 3: No customer matches "nobody"/],
  [['{"question":"Who?","customer":"nobody","sources":["1"]}'], [], /golden\.jsonl, line 1: No customer matches "nobody"/],
  [['{"question":"Who?","customers":["acme","acme.example"]}'], [], /line 1: "acme" and "acme\.example" are the same customer/],
  [['', ' '], [], /golden\.jsonl is empty/],
  [[calm], ['--min', '0.8'], /--min needs questions/],
  [[export_], ['--min', '80'], /from 0 to 1/],
  [[export_], ['--org', 'host'], /--org works with a database only/],
  [[export_], ['--key', 'nonsense'], /apiKey is no API key/],
  [[export_], ['--key', `ok_${'x'.repeat(40)}`], /The API key is unknown/],
  [[export_], ['--url', 'nonsense'], /--url must be the address/],
  [[export_], ['--url', 'http://127.0.0.1:1'], /No answer from http:\/\/127\.0\.0\.1:1/],
  [[export_], ['--data', 'nowhere'], /nowhere is not a directory of/]
])('a file of %j with %j is refused with what to do', async (lines, options, message) => {
  expect(await evaluate(lines, ...options)).toBe(1)
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/ {4}at /)
  expect(stdout).toBe('')
})

test('a missing file and a server without a key are refused with what to do', async () => {
  expect(await run({}, join(folder, 'missing.jsonl'))).toBe(1)
  expect(stderr).toMatch(/Cannot read .*missing\.jsonl/)
  expect(await run({ RAPPORT_URL: server.url }, await goldenFile(export_))).toBe(1)
  expect(stderr).toContain('Set RAPPORT_API_KEY')
})
