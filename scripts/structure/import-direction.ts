import { posix } from 'node:path'
import type { Fault } from './fault.js'
import { importsOf, resolveImport } from './imports.js'
import { moduleOrder } from './module-order.js'
import { isTest, type Tree } from './tree.js'

const src = 'packages/core/src/'
const rule = 'import direction'
const order = 'scripts/structure/module-order.ts'

/** Files that may look into modules: the entry points, which publish what stands there, and what tests are made with. */
const looksInside = new Set(['*.ts', 'testing/'])

/**
 * Inside of packages/core/src a module imports only modules above it in the order, and of these only the `index.ts`. What is loaded late, by `import()`, may
 * stand deeper, because the index is loaded at once. Tests may import what they test.
 */
export function importDirection(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!path.startsWith(src) || !path.endsWith('.ts') || isTest(path)) continue
    const own = moduleOf(path)
    if (own === undefined) {
      const [folder] = path.slice(src.length).split('/')
      faults.push({ path, rule, message: `the folder ${folder}/ is no module; give it a line in ${order}, or move the file` })
      continue
    }
    for (const { specifier, line, isLate } of importsOf(path, text)) {
      const target = resolveImport(tree, path, specifier)
      const other = target?.startsWith(src) ? moduleOf(target) : undefined
      if (target === undefined || other === undefined || other === own) continue
      if (moduleOrder.indexOf(other) > moduleOrder.indexOf(own)) {
        const message = `${own} may not import ${other} (${specifier}), which stands below it in ${order}: take it as a parameter, emit a change, or move what both need up`
        faults.push({ path, line, rule, message })
      } else if (other.endsWith('/') && !isLate && !looksInside.has(own) && target !== `${src}${other}index.ts`) {
        const message = `${specifier} is inside of ${other}; import ${other}index.js, and export there what others need`
        faults.push({ path, line, rule, message })
      }
    }
  }
  return faults
}

/** The line of the order that a file belongs to: the longest path that it is in. Undefined for a folder without one. */
function moduleOf(path: string): string | undefined {
  const inside = path.slice(src.length)
  const found = moduleOrder.filter((line) => (line.endsWith('/') ? inside.startsWith(line) : inside === line))
  const longest = found.sort((a, b) => b.length - a.length)[0]
  return longest ?? (posix.dirname(inside) === '.' ? '*.ts' : undefined)
}
