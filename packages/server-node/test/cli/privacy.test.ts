import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let server: { url: string; close(): Promise<void> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-privacy-'))
  const rapport = createRapport({ logger: silent })
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  const grants = ['customer_intelligence:read', 'workspace_settings:read', 'workspace_settings:manage'] as const
  const { key } = await workspace.apiKeys.create({ name: 'officer', grants: [...grants] })
  await workspace.users.put([
    { userId: 'u1', email: 'ada@acme.test', traits: { name: 'Ada Lovelace' } },
    { userId: 'u2', email: 'bob@acme.test', traits: { manager: 'Ada Lovelace' } },
    { userId: 'u3', email: 'cy@bolt.test' }
  ])
  server = await serve({ rapport, port: 0, logger: silent })
  process.env.RAPPORT_API_KEY = key
})

afterAll(async () => {
  delete process.env.RAPPORT_API_KEY
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (...options: string[]) => command('privacy', 'export', ...options)
const erase = (...options: string[]) => command('privacy', 'erase', ...options)

async function command(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text, ...rest: unknown[]) => {
      written[stream] += String(text)
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    })
  }
  try {
    return { code: await main(['node', 'rapport', ...words, '--url', server.url]), ...written }
  } finally {
    vi.restoreAllMocks()
  }
}

const usersIn = (lines: string): string[] => {
  const rows = lines
    .trim()
    .split('\n')
    .map((line): { table: string; row: { email: string } } => JSON.parse(line))
  return rows.flatMap(({ table, row }) => (table === 'users' ? [row.email] : []))
}

test('everything about a person comes as JSON Lines, with the rows of others that name them', async () => {
  const { code, stdout, stderr } = await run('--email', 'ada@acme.test')
  expect(code).toBe(0)
  expect(usersIn(stdout).sort()).toEqual(['ada@acme.test', 'bob@acme.test'])
  expect(stderr).toMatch(/^\d+ rows of about \d+\n$/)
})

test('the file is only readable by its owner', async () => {
  const out = join(folder, 'ada.jsonl')
  const { code, stdout } = await run('--user', 'u1', '--out', out)
  expect([code, stdout]).toEqual([0, ''])
  expect(usersIn(await readFile(out, 'utf8'))).toContain('ada@acme.test')
  expect((await stat(out)).mode & 0o777).toBe(0o600)
})

test('what cannot work is refused in words', async () => {
  expect((await run()).stderr).toContain('Use exactly one of --email, --user, --visitor and --customer. You used 0.')
  expect((await run('--visitor', 'me')).stderr).toContain('must be a UUID')
  const nowhere = await run('--email', 'ada@acme.test', '--out', join(folder, 'no', 'such', 'file'))
  expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('Cannot write')])
})

test('rules say for how long data is kept, and tell first what goes', async () => {
  expect((await command('retention', 'show')).stdout).toMatch(/events +for good/)
  expect((await command('retention', 'set', 'events=365', '--dry-run')).stdout).toMatch(/events +365 days +\S+ +0/)
  expect((await command('retention', 'show')).stdout).toMatch(/events +for good/)
  expect((await command('retention', 'set', 'events=365', 'runs=30')).stdout).toMatch(/events +365 days\n.*\nruns +30 days/)
  expect((await command('retention', 'set', 'events=forever')).stdout).toMatch(/events +for good/)
  expect((await command('retention', 'run')).stdout).toMatch(/runs +30 days +\S+ +0/)
  expect(JSON.parse((await command('retention', 'log', '--json')).stdout)).toEqual({ items: expect.any(Array) })
})

test('a rule that cannot be read is refused in words', async () => {
  for (const rule of ['events', 'mails=30', 'events=long'])
    expect((await command('retention', 'set', rule)).stderr).toContain('write a rule as kind=days or kind=forever')
  expect((await command('retention', 'set', 'events=3')).stderr).toContain('events')
})

test('an erasure is looked at first, and asks before it happens', async () => {
  const look = await erase('--customer', 'acme.test', '--dry-run')
  expect(look.code).toBe(0)
  expect(JSON.parse(look.stdout)).toMatchObject({ users: 2, customers: 1, isJob: false })
  const refused = await erase('--email', 'ada@acme.test')
  expect([refused.code, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('This erases 1 person')
  expect(refused.stderr).toContain('Nothing was erased. Add --yes')
  expect(usersIn((await run('--user', 'u1')).stdout)).toContain('ada@acme.test')
})

test('an erasure prints its receipt, for a person and for a customer', async () => {
  const { code, stdout } = await erase('--email', 'ada@acme.test', '--yes')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ status: 'done', selectedBy: 'email', removed: { users: 1 }, masked: { users: 1 } })
  expect((await run('--user', 'u1')).stdout).toBe('')
  expect(JSON.parse((await erase('--customer', 'acme.test', '--yes')).stdout)).toMatchObject({ removed: { users: 1, customers: 1 } })
  expect((await erase('--yes')).stderr).toContain('Use exactly one of')
})
