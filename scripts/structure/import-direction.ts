import { posix } from 'node:path'
import { coreLayers, isNamed, type Layer } from './core-layers.js'
import type { Fault } from './fault.js'
import { importsOf, resolveImport } from './imports.js'
import { isTest, type Tree } from './tree.js'

const src = 'packages/core/src/'
const rule = 'import direction'

/** Imports inside of packages/core/src run only to the right of the layer table; tests may import what they test. */
export function importDirection(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!path.startsWith(src) || !path.endsWith('.ts') || isTest(path)) continue
    const layer = layerOf(path)
    if (!layer) {
      const folder = posix.dirname(path.slice(src.length))
      faults.push({
        path,
        rule,
        message: `no layer has the folder ${folder}/; give it a row in scripts/structure/core-layers.ts, or move the file`
      })
      continue
    }
    for (const { specifier, line } of importsOf(path, text)) {
      const target = resolveImport(tree, path, specifier)
      const wanted = target?.startsWith(src) ? layerOf(target) : undefined
      if (!wanted || wanted === layer || layer.may.some((name) => isNamed(wanted, name))) continue
      const may = layer.may.length === 0 ? 'nothing outside of itself' : `only ${layer.may.join(', ')}`
      const message = `${layer.name} may not import ${wanted.name} (${specifier}); it may import ${may}: take it as a parameter, or move what both need to the right`
      faults.push({ path, line, rule, message })
    }
  }
  return faults
}

/** The layer with the longest matching path; `basics` for other files directly in src; undefined for a folder that no layer has. */
function layerOf(path: string): Layer | undefined {
  const inside = path.slice(src.length)
  let best: { layer: Layer; length: number } | undefined
  for (const layer of coreLayers) {
    for (const pattern of layer.paths) {
      const matches = isIn(inside, pattern)
      if (matches && pattern.length > (best?.length ?? 0)) best = { layer, length: pattern.length }
    }
  }
  if (best) return best.layer
  return inside.includes('/') ? undefined : coreLayers.find((layer) => layer.name === 'basics')
}

function isIn(inside: string, pattern: string): boolean {
  if (pattern.endsWith('/*')) return posix.dirname(inside) === posix.dirname(pattern)
  return pattern.endsWith('/') ? inside.startsWith(pattern) : inside === pattern
}
