import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** The packages that a built file imports, itself and by the files that it imports, also those that load later. */
function packagesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const imported = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName)
  const within = imported.filter((name) => name.startsWith('.')).map((name) => packagesFrom(join(dirname(file), name), seen))
  const others = imported.filter((name) => !name.startsWith('.') && !isBuiltin(name))
  return new Set([...others, ...within.flatMap((names) => [...names])])
}

/** `@rapport/core/storage` is of the package `@rapport/core`. */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''

test('the listener and the server need core and nothing else', () => {
  const packages = new Set([...packagesFrom(join(folder, 'dist/index.js'))].map(packageOf))
  expect([...packages]).toEqual(['@rapport/core'])
})

test('the package installs nothing, and names all that its commands load', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(manifest.dependencies).toBeUndefined()
  const named = Object.keys(manifest.peerDependencies)
  const packages = new Set([...packagesFrom(join(folder, 'dist/cli.js'))].map(packageOf))
  expect(packages.size).toBeGreaterThan(5)
  expect([...packages].filter((name) => !named.includes(name))).toEqual([])
  const required = named.filter((name) => !manifest.peerDependenciesMeta[name]?.optional)
  expect(required).toEqual(['@rapport/core'])
})

test('@rapport/cli brings all that the commands load', () => {
  const { peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(folder, '../cli/package.json'), 'utf8'))
  expect(dependencies).toMatchObject({ ...peerDependencies, '@rapport/server-node': expect.any(String) })
})
