// Holds the declarations of @rapport/core, as they are built, to what they may cost the compiler of a program that imports them.
//
//   npx tsx scripts/check-public-types.ts [--verbose]     --verbose lists what each call costs
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { coreCalls, onlyImport, programOf } from './public-types/core-programs.js'
import { callFigures, importFaults, importFigure } from './public-types/type-faults.js'

/** Instantiations that one call may add, and that the import may add where the compiler checks libraries too. */
const maxCallCost = 10_000
const maxImportCost = 20_000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const core = { folder: join(root, 'packages/core'), types: ['node'] }
const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

const entries = ['index', 'memory', 'storage', 'testing'].map((entry) => join(core.folder, `dist/${entry}.d.ts`))
const programs = Object.fromEntries(Object.entries(coreCalls).map(([name, call]) => [name, programOf(call)]))
const figures = [...callFigures(core, onlyImport, programs, maxCallCost), importFigure(core, onlyImport, maxImportCost)]
const faults = [...importFaults(entries), ...figures.flatMap((figure) => figure.faults)]

if (values.verbose) {
  for (const { name, added } of figures) console.log(`${name.padEnd(36)} ${String(added).padStart(9)} instantiations`)
}
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? `public types: ${figures.length} programs compile cheaply` : `public types: ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
