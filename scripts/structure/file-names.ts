import { posix } from 'node:path'
import type { Fault } from './fault.js'
import { isCode, type Tree } from './tree.js'

/** Names that say nothing of what is inside. */
const emptyNames = new Set(['util', 'utils', 'utilities', 'helper', 'helpers', 'common', 'misc', 'manager', 'managers'])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
const rule = 'file name'

/** Files and folders are named after their one concept, in kebab-case. `date-utils` is no better than `utils`. */
export function fileNames(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const path of tree.keys()) {
    for (let part = path; part !== '.'; part = posix.dirname(part)) {
      if (seen.has(part)) continue
      seen.add(part)
      const message = nameFault(part, part === path)
      if (message) faults.push({ path: part, rule, message })
    }
  }
  return faults
}

function nameFault(path: string, isFile: boolean): string | undefined {
  const words = posix.basename(path).split('.')
  const stems = isFile ? words.slice(0, -1) : words
  const empty = stems.map((stem) => stem.split('-').at(-1) ?? '').find((word) => emptyNames.has(word.toLowerCase()))
  if (empty) return `"${empty}" names no concept; name it after what is inside, or move that to where it is used`
  if (isFile && !isCode(path)) return undefined
  return stems.every((stem) => kebabCase.test(stem)) ? undefined : 'names are kebab-case: lower-case words joined by hyphens'
}
