import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** What a file imports, types included, with the paths that lead to other files of the package made whole. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'))
  return importedFiles.map(({ fileName }) => (fileName.startsWith('.') ? resolve(dirname(join(source, file)), fileName) : fileName))
}

/** The bytes of a page's script that uses these exports, minified as for the edge or a browser: nothing of Node resolves there. */
async function bundled(...names: string[]): Promise<number> {
  const contents = `import { ${names.join(', ')} } from './index.ts'; globalThis.used = [${names.join(', ')}]`
  const stdin = { contents, resolveDir: source, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', platform: 'browser', write: false })
  return outputFiles[0]?.contents.byteLength ?? Number.POSITIVE_INFINITY
}

it('pulls in nothing: neither packages nor what Node brings, types included', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(importsOf).filter((path) => !path.startsWith(`${source}/`))).toEqual([])
})

it.each([
  [['createRapportClient'], 21_500],
  [['createTracker'], 20_000],
  [['NotFoundError'], 3_000]
])('a bundle with %s is small', async (names, limit) => {
  expect(await bundled(...names)).toBeLessThan(limit)
})
