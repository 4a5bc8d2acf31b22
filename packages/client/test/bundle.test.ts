import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** What a file imports, types included, with the paths that lead to other files of the package made whole. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'))
  return importedFiles.map(({ fileName }) => (fileName.startsWith('.') ? resolve(dirname(join(source, file)), fileName) : fileName))
}

it('pulls in undici and what Node brings, and nothing of the core, types included', () => {
  const outside = files.flatMap(importsOf).filter((path) => !path.startsWith(`${source}/`) && !path.startsWith('node:'))
  expect(files.length).toBeGreaterThan(10)
  expect([...new Set(outside)]).toEqual(['undici'])
})
