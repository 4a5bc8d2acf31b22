// Prints what each part of the tracker weighs, and fails when a file is over its budget: `npm run size`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { builds } from '../tsup.config.js'

/** Most bytes after gzip. The first is the promise of the product. */
const BUDGETS: Record<string, number> = { rapport: 4_600, 'rapport-extras': 1_500, 'rapport-stub': 400 }

interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>
}

const row = (name: string, minified: number, gzip: number, note = '') =>
  console.log(`${name.padEnd(20)} ${String(minified).padStart(9)} ${String(Math.round(gzip)).padStart(7)}  ${note}`)

const outDir = mkdtempSync(join(tmpdir(), 'rapport-size-'))
try {
  console.log(`${'bytes'.padEnd(20)} ${'minified'.padStart(9)} ${'gzip'.padStart(7)}`)
  for (const options of builds) {
    const [name = ''] = Object.keys(options.entry ?? {})
    const budget = BUDGETS[name]
    if (budget === undefined) continue
    await build({ ...options, outDir, config: false, metafile: true })
    const file = readFileSync(join(outDir, `${name}.js`))
    const gzip = gzipSync(file, { level: 9 }).length
    const metafile: Metafile = JSON.parse(readFileSync(join(outDir, 'metafile-iife.json'), 'utf8'))
    row(`${name}.js`, file.length, gzip, `of ${budget}${gzip > budget ? '  OVER BUDGET' : ''}`)
    const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
    for (const [path, { bytesInOutput }] of parts.sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput))
      row(`  ${basename(path, '.ts')}`, bytesInOutput, (bytesInOutput / file.length) * gzip)
    if (gzip > budget) process.exitCode = 1
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
