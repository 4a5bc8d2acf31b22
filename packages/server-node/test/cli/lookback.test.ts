import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { withoutNames } from '../../src/lookback/hide-names.js'
import { money, type Run } from '../../src/lookback/run.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }
const day = 86_400_000

let folder: string
let server: { url: string; close(): Promise<void> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-lookback-'))
  const rapport = createRapport({ logger: silent })
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read'] })
  const on = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10)
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme <b>Works</b>' }])
  await workspace.users.put([{ userId: 'u', name: 'Renata Voss', email: 'renata@acme.example', customer: { customerId: 'acme' } }])
  await workspace.contracts.put([
    { externalId: 'c', customer: { customerId: 'acme' }, startsOn: on(405), endsOn: on(41), amountCents: 1_200_000, currency: 'usd' }
  ])
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'm',
      customer: { customerId: 'acme' },
      occurredAt: Date.parse(`${on(81)}T12:00:00Z`),
      segments: [{ text: 'Renata and I will not renew the contract in May.' }]
    }
  ])
  for (let round = 0; round < 3; round++) await rapport.runDue()
  rapport.start()
  server = await serve({ rapport, port: 0, logger: silent })
  process.env.RAPPORT_API_KEY = key
})

afterAll(async () => {
  delete process.env.RAPPORT_API_KEY
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function run(...options: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text)
      return true
    })
  try {
    return { code: await main(['node', 'rapport', 'lookback', '--url', server.url, ...options]), ...written }
  } finally {
    vi.restoreAllMocks()
  }
}

test('a look-back tells who left and when it would have been said, as a table and as one page without requests', async () => {
  const html = join(folder, 'report.html')
  const { code, stdout, stderr } = await run('--html', html, '--health', '50')
  expect(code).toBe(0)
  expect(stderr).toContain('1 of 1 customers')
  expect(stdout).toContain('1 customer left. Rapport would have said so 40 days before.')
  expect(stdout).toMatch(/Acme <b>Works<\/b> .*\$1,000 .*40 days before .*Renata and I will not renew the contract in May\./)
  expect(stdout).toContain('Health below 50')
  const page = await readFile(html, 'utf8')
  expect(page).toContain('Acme &lt;b&gt;Works&lt;/b&gt;')
  expect(page).toContain('<blockquote>Renata and I will not renew the contract in May.</blockquote>')
  expect(page).not.toMatch(/<script|<link|<img|url\(|https?:/)
})

test('names can be hidden', async () => {
  const html = join(folder, 'hidden.html')
  const { stdout } = await run('--hide-names', '--html', html, '--json')
  expect(JSON.parse(stdout)).toMatchObject({ status: 'done', result: { state: 'ready', left: [{ name: 'Customer 1' }] } })
  const shown = stdout + (await readFile(html, 'utf8'))
  expect(shown).not.toMatch(/Acme|Renata|Voss/)
  expect(shown).toContain('somebody and I will not renew')
})

test('names are hidden as whole words, and not within others', () => {
  const firstSaid = { at: '', leadDays: 1, isAtLeast: false, state: 'leaving', by: null, sourceType: null, sourceId: null }
  const departure = { customerId: 'a', name: 'Ox', leftAt: '', reason: null, mrrCents: null, currency: null, missing: [], timeline: [] }
  const quote = 'Ann said to Annabel that Beta (Plus) and Beta left, and Li knows.'
  const left = [{ ...departure, firstSaid: { ...firstSaid, text: quote, quote } }]
  const run = { result: { left, falseAlarms: [] } } as unknown as Run
  const hidden = withoutNames(run, { customers: ['Beta', 'Beta (Plus)'], people: ['Ann Li'] })
  expect(hidden.result?.left[0]?.firstSaid?.quote).toBe('somebody said to Annabel that a customer and a customer left, and Li knows.')
})

test('an amount is in the minor units of its own currency', () => {
  expect([money(125_000, 'usd'), money(5_000, 'jpy'), money(1_250_000, 'kwd'), money(null, 'usd'), money(1, 'x')]).toEqual([
    '$1,250',
    '¥5,000',
    'KWD\u00a01,250',
    'unknown',
    'unknown'
  ])
})

test('a wrong number of months is refused', async () => {
  expect(await run('--months', '25')).toMatchObject({ code: 1, stderr: expect.stringContaining('from 1 to 24') })
})
