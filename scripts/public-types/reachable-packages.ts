import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/**
 * The packages whose types a program reads when it imports a declaration file, each with the files that lead from there to it.
 *
 * @example reachablePackages('packages/core/dist/index.d.ts') // Map { 'typebox' => 'index.d.ts -> errors.d.ts' }
 */
export function reachablePackages(entry: string): Map<string, string> {
  const packages = new Map<string, string>()
  const waiting = [{ path: entry, way: relative(dirname(entry), entry) }]
  const seen = new Set([entry])
  for (const { path, way } of waiting) {
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles) {
      if (fileName.startsWith('node:')) continue
      if (!fileName.startsWith('.')) {
        if (!packages.has(fileName)) packages.set(fileName, way)
        continue
      }
      const next = join(dirname(path), fileName.replace(/\.js$/, '.d.ts'))
      if (seen.has(next)) continue
      if (!existsSync(next)) throw new Error(`${path} imports ${fileName}, which has no declarations: build the package`)
      seen.add(next)
      waiting.push({ path: next, way: `${way} -> ${relative(dirname(entry), next)}` })
    }
  }
  return packages
}
