import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { pgliteStore } from '@rapport/storage-postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.js'

const first = 'a first secret of thirty-two letters'
const second = 'a second secret of thirty-two letters'
const silent = { info() {}, warn() {}, error() {} }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-secret-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
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
    return { code: await main(['node', 'rapport', 'secret', 'rotate', '--data', folder, ...options]), ...written }
  } finally {
    vi.restoreAllMocks()
  }
}

test('everything is encrypted with the new secret, by the environment or by a file, and the command says when it is done', async () => {
  const rapport = createRapport({ store: pgliteStore({ dataDir: folder }), secret: first, logger: silent })
  const { id } = await rapport.organizations.create({ name: 'Host' })
  const secret = await rapport.organization(id).identityVerification.secret()
  await rapport.close()

  vi.stubEnv('RAPPORT_SECRET', second)
  expect((await run()).stderr).toContain('Set both secrets')
  vi.stubEnv('RAPPORT_SECRET_PREVIOUS', 'another secret of thirty-two letters')
  const lost = await run()
  expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining('1 texts cannot be decrypted with either secret')])
  vi.stubEnv('RAPPORT_SECRET_PREVIOUS', first)
  const done = await run()
  expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('Nothing needs the old secret any more')])
  expect(done.stdout + done.stderr).not.toContain(second)

  vi.unstubAllEnvs()
  const config = join(folder, 'config.json')
  await writeFile(config, JSON.stringify({ secret: { current: second, previous: first } }))
  expect(JSON.parse((await run('--config', config, '--json')).stdout)).toEqual({ reencrypted: 0, lost: 0, left: 0 })

  const after = createRapport({ store: pgliteStore({ dataDir: folder }), secret: second, logger: silent })
  expect(await after.organization(id).identityVerification.secret()).toBe(secret)
  await after.close()
})
