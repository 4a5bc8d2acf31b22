import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages')

interface Manifest {
  private?: boolean
  scripts?: Record<string, string>
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
}

const published = readdirSync(packages).filter((name) => !manifestOf(name).private)

describe('published packages', () => {
  // `npm start` and `npm test` build without types: packing straight after them made archives that TypeScript could not use.
  test.each(published)('packing %s builds its types first', (name) => {
    expect(manifestOf(name).scripts?.prepack).toBe('node ../../scripts/ensure-ready.mjs build')
  })
})
