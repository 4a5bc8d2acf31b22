import type { Fault } from './fault.js'
import { isCode, isGenerated, isSource, type Tree } from './tree.js'

/** No file above this, tests and scripts included. */
export const maxFileLines = 300

/** The median of what the packages ship may not be above this. */
export const greatestMedian = 100

export interface Figures {
  files: number
  median: number
  longest: readonly { path: string; lines: number }[]
}

/** The sizes of what the packages ship, longest first. */
export function figuresOf(tree: Tree): Figures {
  const sizes = [...tree].filter(([path]) => isSource(path)).map(([path, text]) => ({ path, lines: countLines(text) }))
  sizes.sort((a, b) => b.lines - a.lines)
  return { files: sizes.length, median: sizes[Math.floor(sizes.length / 2)]?.lines ?? 0, longest: sizes.slice(0, 5) }
}

/** Code and styles stay short enough to read in one go. Generated ones are not read. */
export function fileSize(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    const lines = (isCode(path) || path.endsWith('.css')) && !isGenerated(path) ? countLines(text) : 0
    if (lines <= maxFileLines) continue
    const message = `${lines} lines, at most ${maxFileLines}; split it so that each file holds one concept and is named after it`
    faults.push({ path, rule: 'file size', message })
  }
  const { median } = figuresOf(tree)
  if (median > greatestMedian) {
    const message = `the median file has ${median} lines, at most ${greatestMedian}; run with --verbose to see which files are the longest`
    faults.push({ path: 'packages/*/src', rule: 'file size', message })
  }
  return faults
}

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
