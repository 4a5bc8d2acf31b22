import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedLines, killAndImport } from '../kill/killed-import.js'
import { freshSchema } from './fresh-schema.js'

test('an import that is killed twice loses nothing, stores nothing twice, and tells each faulty line once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-killed-import-'))
  const lines = importedLines(12_000)
  expect(new Set(lines).size).toBeLessThan(lines.length)
  try {
    await killAndImport(join(folder, 'events.ndjson'), lines, [0.01, 0.4], freshSchema())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
