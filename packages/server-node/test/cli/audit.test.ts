import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport, type Rapport } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'
import { serve } from '../../src/serve.js'

const silent = { info() {}, warn() {}, error() {} }

let folder: string
let rapport: Rapport
let server: { url: string; close(): Promise<void> }
let exported: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-audit-'))
  exported = join(folder, 'audit.jsonl')
  rapport = createRapport({ logger: silent })
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Host', slug: 'host' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'officer', grants: ['customer_intelligence:read', 'workspace_settings:manage'] })
  await workspace.members.put([1, 2, 3].map((n) => ({ id: `m${n}`, email: `m${n}@host.test`, name: `M ${n}` })))
  await rapport.runDue()
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
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text, ...rest: unknown[]) => {
      written[stream] += String(text)
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    })
  }
  try {
    return { code: await main(['node', 'rapport', 'audit', ...options]), ...written }
  } finally {
    vi.restoreAllMocks()
  }
}

/** Writes the lines of the export anew. */
async function rewritten(change: (lines: string[]) => string[]): Promise<string> {
  const lines = (await readFile(exported, 'utf8')).trimEnd().split('\n')
  const file = join(folder, 'changed.jsonl')
  await writeFile(file, `${change(lines).join('\n')}\n`)
  return file
}

test('the log is exported, and both the export and the server are whole', async () => {
  expect(await run('export', '--url', server.url, '--out', exported)).toMatchObject({ code: 0, stdout: '', stderr: '4 of 4 entries\n' })
  const file = await run('verify', exported)
  expect(file).toMatchObject({ code: 0, stdout: expect.stringMatching(/^The audit log is whole: 4 entries\.\nHead: [0-9a-f]{64}\n$/) })
  expect((await run('verify', '--url', server.url)).stdout).toBe(file.stdout)
  const { head, ...found } = JSON.parse((await run('verify', exported, '--json')).stdout)
  expect(found).toEqual({ valid: true, entries: 4, erased: 0, fault: null })
  expect((await run('verify', exported, '--head', head)).code).toBe(0)
})

test.each<[string, (lines: string[]) => string[], string]>([
  ['changed', (lines) => lines.map((line) => line.replace('"M 2"', '"M X"')), 'at entry 3'],
  ['removed', (lines) => lines.toSpliced(2, 1), 'at entry 2'],
  ['moved', (lines) => [lines[0], lines[2], lines[1], ...lines.slice(3)].map(String), 'at entry 1'],
  ['doubled', (lines) => lines.toSpliced(2, 0, String(lines[2])), 'at entry 3'],
  ['cut off', (lines) => lines.slice(0, 3), 'at entry 3'],
  ['removed from the end', (lines) => lines.toSpliced(4, 1), 'at entry 4']
])('an export with a line that is %s names the first broken entry', async (_, change, where) => {
  const { code, stderr } = await run('verify', await rewritten(change))
  expect([code, stderr]).toEqual([1, expect.stringContaining(`The audit log is broken ${where}`)])
})

test('what is no export is refused in words, with its line', async () => {
  const noted = await run('verify', exported, '--head', '0'.repeat(63).concat('1'))
  expect([noted.code, noted.stderr]).toEqual([1, expect.stringContaining('without the hash that was noted before')])
  expect((await run('verify', exported, '--head', 'x')).stderr).toContain('--head must be a hash')
  expect((await run('verify', await rewritten((lines) => lines.toSpliced(2, 1, 'nonsense')))).stderr).toContain(
    'line 3: this is not a JSON object'
  )
  expect((await run('verify', await rewritten((lines) => lines.slice(1)))).stderr).toContain('is not an export of an audit log')
  expect((await run('verify', join(folder, 'nothing'))).stderr).toContain('Cannot read')
})
