import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { builds } from '../tsup.config.js'

/** Builds the package from its sources, as `npm run build:js` does, and answers the text of each file by its name. */
export async function buildFiles(): Promise<Map<string, string>> {
  const outDir = mkdtempSync(join(tmpdir(), 'rapport-tracker-'))
  try {
    for (const options of builds) await build({ ...options, outDir, config: false })
    const names = ['rapport.js', 'rapport-extras.js', 'rapport-stub.js', 'index.js', 'react.js']
    return new Map(names.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
