import type { Fault } from './fault.js'
import { isObject, readJson } from './json.js'
import type { Tree } from './tree.js'

const decisions = 'docs/decisions/0001-runtime-dependencies.md'

/** Every package that users install with ours has a line in this record that gives the reason. */
export function dependencyReasons(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const named = new Set([...(tree.get(decisions) ?? '').matchAll(/`([^`\s]+)`/g)].map(([, name]) => name))
  for (const [path, text] of tree) {
    if (!/^packages\/[^/]+\/package\.json$/.test(path)) continue
    const manifest = readJson(text) ?? {}
    for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      const dependencies = manifest[field]
      for (const name of isObject(dependencies) ? Object.keys(dependencies) : []) {
        if (name.startsWith('@rapport/') || named.has(name)) continue
        const message = `${name} has no line in ${decisions}; add one with \`${name}\` in backticks that says why, or drop the dependency`
        faults.push({ path, line: lineOfKey(text, name), rule: 'dependency reason', message })
      }
    }
  }
  return faults
}

const lineOfKey = (text: string, key: string): number => text.slice(0, text.indexOf(`"${key}"`)).split('\n').length
