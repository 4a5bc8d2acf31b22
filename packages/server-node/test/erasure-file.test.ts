import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestRapport, testIds } from '@rapport/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { erasureFile, reapplyErasureFile } from '../src/index.js'

test('a database that forgot an erasure catches up with the file, and the file with a database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-erasures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'erasures.ndjson')
  const ada = [{ userId: 'ada', email: 'ada@acme.test' }]
  const before = await createTestRapport({ ids: testIds(), erasureLog: erasureFile(path) })
  await before.workspace.users.put(ada)
  await before.workspace.privacy.erase({ userId: 'ada' })
  const written = await readFile(path, 'utf8')
  expect(written).not.toContain('ada')
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  // The same ids in the same order: this is what a backup from before the erasure has.
  const restored = await createTestRapport({ ids: testIds() })
  await restored.workspace.users.put(ada)
  const warnings: string[] = []
  const logger = { info() {}, error() {}, warn: (message: string) => void warnings.push(message) }
  await reapplyErasureFile(restored.rapport, path, logger)
  expect(warnings).toEqual([expect.stringContaining('Reapplied 1 erasure')])
  expect(await restored.workspace.users.list()).toMatchObject({ items: [] })

  await rm(path)
  await reapplyErasureFile(before.rapport, path, logger)
  expect(JSON.parse(await readFile(path, 'utf8')).id).toBe(JSON.parse(written).id)

  await writeFile(path, 'no erasure\n')
  await expect(reapplyErasureFile(before.rapport, path, logger)).rejects.toThrow(`${path}:1 is not an erasure`)
})
