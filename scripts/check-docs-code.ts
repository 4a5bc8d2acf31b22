// Compiles the code of all pages, as CONTRIBUTING.md describes under "Code in the documentation". It needs `npm run build`.
//
//   npx tsx scripts/check-docs-code.ts [page…]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileFaults } from './docs-code/compile.js'
import { modulesOfPage, noteOf } from './docs-code/page-modules.js'
import { blocksOfPage, pagePaths } from './docs-code/pages.js'

if (!existsSync(join(import.meta.dirname, '../packages/core/dist/index.d.ts'))) throw new Error('run `npm run build` first')

/** Pages of JavaScript, which has no types to check: each runs in a test of its own. */
const javascript: Readonly<Record<string, string>> = { 'docs/testing.md': 'scripts/testing-page.test.ts runs its JavaScript' }

const named = process.argv.slice(2)
const pages = pagePaths().filter((page) => (named.length === 0 || named.includes(page)) && !(page in javascript))
const blocks = pages.map(blocksOfPage)
const modules = blocks.flatMap(modulesOfPage)
const faults = compileFaults(modules)

for (const fault of faults) console.log(fault)
for (const block of blocks.flat()) {
  const reason = noteOf(block, 'not compiled')
  if (reason !== undefined) console.log(`not compiled: ${block.page}:${block.line}: ${reason}`)
}
for (const [page, reason] of Object.entries(javascript)) console.log(`not compiled: ${page}: ${reason}`)
console.log(`docs code: ${modules.length} blocks of ${new Set(modules.map(({ block }) => block.page)).size} pages, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
