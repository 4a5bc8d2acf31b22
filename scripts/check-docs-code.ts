// Compiles the code of all pages, as CONTRIBUTING.md describes under "Code in the documentation". It needs `npm run build`.
//
//   npx tsx scripts/check-docs-code.ts [page…]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileFaults } from './docs-code/compile.js'
import { modulesOfPage, noteOf } from './docs-code/page-modules.js'
import { blocksOfPage, pagePaths } from './docs-code/pages.js'

if (!existsSync(join(import.meta.dirname, '../packages/core/dist/index.d.ts'))) throw new Error('run `npm run build` first')

const named = process.argv.slice(2)
const pages = pagePaths().filter((page) => named.length === 0 || named.includes(page))
const blocks = pages.map(blocksOfPage)
const modules = blocks.flatMap(modulesOfPage)
const faults = compileFaults(modules)

for (const fault of faults) console.log(fault)
for (const block of blocks.flat()) {
  const reason = noteOf(block, 'not compiled')
  if (reason !== undefined) console.log(`not compiled: ${block.page}:${block.line}: ${reason}`)
}
console.log(`docs code: ${modules.length} blocks of ${new Set(modules.map(({ block }) => block.page)).size} pages, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
