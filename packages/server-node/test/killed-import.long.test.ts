import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { freshSchema } from './cli/fresh-schema.js'
import { importedLines, killAndImport } from './kill/killed-import.js'

test('an import that is killed at 20 random points loses nothing, stores nothing twice, and tells each faulty line once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-killed-import-'))
  const points = Array.from({ length: 20 }, () => Math.random() * 0.98).sort((one, other) => one - other)
  try {
    await killAndImport(join(folder, 'events.ndjson'), importedLines(100_000), points, freshSchema())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
