import type { Fault } from './fault.js'
import { importsOf, resolveImport } from './imports.js'
import { isSource, type Tree } from './tree.js'

/** No file of a package imports itself through others, not even for its types: what cannot be understood alone cannot be moved alone. */
export function importCycles(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []

  const visit = (path: string): void => {
    state.set(path, 'open')
    trail.push(path)
    for (const { specifier, line } of importsOf(path, tree.get(path) ?? '')) {
      const target = resolveImport(tree, path, specifier)
      if (target === undefined || !tree.has(target) || !isSource(target)) continue
      if (state.get(target) === 'open') {
        const cycle = [...trail.slice(trail.indexOf(target)), target].map((step) => step.replace(/^packages\/[^/]+\/src\//, ''))
        faults.push({
          path,
          line,
          rule: 'import cycle',
          message: `${cycle.join(' -> ')}; move what they share to a file that imports neither`
        })
      } else if (!state.has(target)) visit(target)
    }
    trail.pop()
    state.set(path, 'done')
  }

  for (const path of tree.keys()) if (isSource(path) && !state.has(path)) visit(path)
  return faults
}
