// Enforces the shape of the repository: import direction, file size, names, packages.
//
//   tsx scripts/check-structure.ts [--verbose] [folder]     --verbose prints the figures too; the folder is this repository unless given
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatFault } from './structure/fault.js'
import { figuresOf, greatestMedian, maxFileLines } from './structure/file-size.js'
import { findFaults } from './structure/rules.js'
import { readTree } from './structure/tree.js'

const { values, positionals } = parseArgs({ options: { verbose: { type: 'boolean', default: false } }, allowPositionals: true })
const tree = readTree(positionals[0] ?? dirname(dirname(fileURLToPath(import.meta.url))))
const faults = findFaults(tree)
for (const fault of faults) console.log(formatFault(fault))

if (values.verbose) {
  const { files, median, longest } = figuresOf(tree)
  console.log(`${files} source files, median ${median} lines (at most ${greatestMedian}), longest (at most ${maxFileLines}):`)
  for (const { path, lines } of longest) console.log(`${String(lines).padStart(5)}  ${path}`)
}
console.log(faults.length === 0 ? 'structure: no fault' : `structure: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
process.exitCode = faults.length === 0 ? 0 : 1
