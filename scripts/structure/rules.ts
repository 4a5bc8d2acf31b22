import { codeGolf } from './code-golf.js'
import { consoleTexts } from './console-texts.js'
import { dependencyReasons } from './dependency-reasons.js'
import { effectsThatReturn } from './effects.js'
import type { Fault } from './fault.js'
import { fileNames } from './file-names.js'
import { fileSize } from './file-size.js'
import { forbiddenCode } from './forbidden-code.js'
import { importCycles } from './import-cycles.js'
import { importDirection } from './import-direction.js'
import { packageBorders } from './package-borders.js'
import { packageShape } from './package-shape.js'
import type { Tree } from './tree.js'

/** Every rule; each looks at the whole tree and knows nothing of the others. */
const rules: readonly ((tree: Tree) => Fault[])[] = [
  importDirection,
  importCycles,
  packageBorders,
  fileSize,
  fileNames,
  packageShape,
  forbiddenCode,
  codeGolf,
  effectsThatReturn,
  dependencyReasons,
  consoleTexts
]

/** All faults of a tree, sorted by path and line. */
export function findFaults(tree: Tree): Fault[] {
  const faults = rules.flatMap((rule) => rule(tree))
  return faults.sort((a, b) => (a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1))
}
