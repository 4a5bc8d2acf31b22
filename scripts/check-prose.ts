// Checks that the documents read easily: length of sentences, words of an old dialect, reading ease.
//
//   tsx scripts/check-prose.ts [--verbose] [file …]     --verbose prints the figures of each page; all documents unless files are given
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { limits, measureProse } from './prose/measures.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({ options: { verbose: { type: 'boolean', default: false } }, allowPositionals: true })
const files = positionals.length > 0 ? positionals.map((file) => relative(root, resolve(file))) : documents()

const pages = files.map((path) => ({ path, ...measureProse(readFileSync(join(root, path), 'utf8')) }))
const faults = pages.flatMap(({ path, readingEase, medianWords, faults }) => [
  ...faults.map(({ line, message }) => `${path}:${line}: ${message}`),
  ...(readingEase < limits.minReadingEase ? [`${path}: reading ease ${readingEase.toFixed(0)} (at least ${limits.minReadingEase})`] : []),
  ...(medianWords > limits.maxMedianWords
    ? [`${path}: the median sentence has ${medianWords} words (at most ${limits.maxMedianWords})`]
    : [])
])
for (const fault of faults) console.log(fault)

if (values.verbose) {
  console.log('ease  median  page')
  for (const { path, readingEase, medianWords } of pages.filter(({ hasProse }) => hasProse))
    console.log(`${readingEase.toFixed(0).padStart(4)}  ${String(medianWords).padStart(6)}  ${path}`)
}
console.log(faults.length === 0 ? `prose: ${pages.length} documents without a fault` : `prose: ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

/** All documents that people read: those at the root, in docs, and beside packages and examples. */
function documents(): string[] {
  const markdownIn = (folder: string, recursive = false) =>
    readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !/(?:^|\/)(?:node_modules|dist|\.vitepress)\//.test(name))
      .map((name) => join(folder, name))
      .sort()
  const besides = ['packages', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => markdownIn(join(folder, name)))
  )
  // docs/api is made when the site is built, perhaps at this moment.
  return [...markdownIn('.'), ...markdownIn('docs', true), ...besides].filter((path) => !/CHANGELOG\.md$|^docs\/api\//.test(path))
}
