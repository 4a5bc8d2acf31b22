import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport, type Workspace } from '@rapport/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let workspace: Workspace
let server: { url: string; close(): Promise<void> }
let stdout: string
let stderr: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-contracts-'))
  const rapport = createRapport({ logger: silent })
  workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'writer', grants: ['data:write'] })
  server = await serve({ rapport, port: 0, logger: silent })
  process.env.RAPPORT_API_KEY = key
})

afterAll(async () => {
  delete process.env.RAPPORT_API_KEY
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
})

async function imported(lines: readonly string[], ...options: string[]): Promise<number> {
  const path = join(folder, 'contracts.csv')
  await writeFile(path, lines.join('\n'))
  return main(['node', 'rapport', 'contracts', 'import', path, '--url', server.url, ...options])
}

const lines = [
  'Id,Account,Start date,Renewal day,Owner',
  'c1,acme,2026-01-01,2026-12-31,Ann',
  'c2,null,2026-01-01,2026-12-31,Ann',
  'c3,globex,2026-01-01,soon,Ann',
  'c4,globex,2026-01-01,2026-12-31,Ann'
]
const column = ['--column', 'Renewal day=endsOn']

test('shows what columns hold and which lines are refused, and imports the others', async () => {
  expect(await imported(lines, ...column, '--dry-run')).toBe(1)
  expect(stdout).toContain('Renewal day  endsOn      2026-12-31')
  expect(stdout).toContain('Owner        (left out)  Ann')
  expect(stdout).toContain('Line 4 refused: endsOn must be a date such as 2026-01-31, not "soon"')
  expect(stdout).toContain('Dry run: 3 contracts can be imported. No changes made.')
  expect((await workspace.contracts.list()).items).toEqual([])
  stdout = ''
  expect(await imported(lines, ...column)).toBe(1)
  expect(stdout).toContain(
    'Line 3 refused: customer.customerId is a placeholder, such as null or guest, and names nobody: send your own id'
  )
  expect(stdout).toContain('Imported: 2 new contracts, 0 existing.')
  expect(stderr).toContain('2 of 4 lines were refused')
  const { items } = await workspace.contracts.list()
  expect(items.map(({ externalId, source }) => [externalId, source]).sort()).toEqual([
    ['c1', 'csv'],
    ['c4', 'csv']
  ])
  stdout = ''
  expect(await imported([...lines.slice(0, 2)], ...column, '--json')).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ created: 0, updated: 1, refused: [], dryRun: false })
})

test('says which column is missing, and which file cannot be read', async () => {
  expect(await imported(lines)).toBe(1)
  expect(stderr).toContain('No column holds endsOn: name it with --column HEADING=endsOn')
  expect(await imported([])).toBe(1)
  expect(stderr).toContain('is empty. Its first line must have the headings')
  expect(await main(['node', 'rapport', 'contracts', 'import', join(folder, 'none.csv'), '--url', server.url])).toBe(1)
  expect(stderr).toContain('Cannot read')
})
