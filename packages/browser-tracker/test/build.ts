import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const NAMES = ['rapport.js', 'rapport-extras.js', 'rapport-stub.js', 'index.js', 'react.js']

/** A digest of everything that the build depends on. */
function digest(): string {
  const hash = createHash('sha256')
  const sources = readdirSync(join(home, 'src')).filter((name) => !name.endsWith('.test.ts'))
  for (const path of [...sources.map((name) => join('src', name)), 'tsup.config.ts', 'tsconfig.json']) {
    hash.update(path).update(readFileSync(join(home, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the package from its sources, as `npm run build:js` does, and answers the text of each file by its name. The test files run side
 * by side and need the same build, so that the first one leaves it in the temporary folder.
 */
export async function buildFiles(): Promise<Map<string, string>> {
  const built = join(tmpdir(), `rapport-tracker-${digest()}`)
  if (!existsSync(built)) await buildInto(built)
  return new Map(NAMES.map((name) => [name, readFileSync(join(built, name), 'utf8')]))
}

async function buildInto(built: string): Promise<void> {
  const [{ build }, { builds }] = await Promise.all([import('tsup'), import('../tsup.config.js')])
  const outDir = mkdtempSync(join(tmpdir(), 'rapport-tracker-'))
  for (const options of builds) await build({ ...options, outDir, config: false })
  try {
    renameSync(outDir, built)
  } catch (error) {
    if (!existsSync(built)) throw error
    rmSync(outDir, { recursive: true, force: true })
  }
}
