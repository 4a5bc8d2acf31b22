import type { Steps } from '../../values/index.js'
import type { MailLine } from './mail-lines.js'
import { type Opening, OpeningFinder } from './quotation-opening.js'

const linesPerStep = 50
const fullLine = 60
const maxOwnMarked = 100
/** What is typed at a prompt: words in lower case without the marks of a sentence. */
const command = /^(?:\*\*|[$#~]?\s?(?:\.{0,2}\/)?[a-z][\w./-]*(?:\s+["'./\w@:=$~*|<>&-]+)*)$/u

/** Which lines of a mail somebody else wrote: those that are marked as quoted, what introduces them, and what follows the head of another mail. */
export function* quotedLines(lines: readonly MailLine[]): Steps<boolean[]> {
  const quoted = new Array<boolean>(lines.length).fill(false)
  const openings = yield* openingsIn(lines)
  let isIntroduced = false
  let index = 0
  while (index < lines.length) {
    if (index % linesPerStep === 0) yield
    const opening = openings.at(index)
    const line = lines[index]
    if (line && line.depth > 0) {
      const end = endOfMarked(lines, index)
      isIntroduced ||= openings.isBetween(index, end)
      if (isIntroduced || !isOwnMarked(lines, index, end, openings)) {
        const next = endOfLazy(lines, end)
        quoted.fill(true, index, next)
        index = next
      } else index = end
    } else if (opening && (lines[opening.next]?.depth ?? 0) > 0) {
      isIntroduced = true
      quoted.fill(true, index, opening.next)
      index = opening.next
    } else if (opening?.isSure) {
      quoted.fill(true, index)
      break
    } else index += 1
  }
  return quoted
}

class Openings {
  readonly #found: ReadonlyMap<number, Opening>
  readonly #places: readonly number[]
  #passed = 0

  constructor(found: ReadonlyMap<number, Opening>) {
    this.#found = found
    this.#places = [...found].flatMap(([index, { isSure }]) => (isSure ? [index] : []))
  }

  at(index: number): Opening | undefined {
    return this.#found.get(index)
  }

  /** Whether one begins in these lines. Asked for ever later lines. */
  isBetween(start: number, end: number): boolean {
    while ((this.#places[this.#passed] ?? start) < start) this.#passed += 1
    const place = this.#places[this.#passed]
    return place !== undefined && place < end
  }

  get last(): number {
    return this.#places.at(-1) ?? -1
  }
}

function* openingsIn(lines: readonly MailLine[]): Steps<Openings> {
  const found = new Map<number, Opening>()
  const finder = new OpeningFinder(lines)
  for (let index = 0; index < lines.length; index += 1) {
    if (index % linesPerStep === linesPerStep - 1) yield
    const opening = finder.at(index)
    if (opening) found.set(index, opening)
    // What follows an unmarked mail is all of it: nothing else can be told there.
    if (opening?.isSure && lines[index]?.depth === 0 && (lines[opening.next]?.depth ?? 0) === 0) break
  }
  return new Openings(found)
}

function endOfMarked(lines: readonly MailLine[], start: number): number {
  let end = start + 1
  while ((lines[end]?.depth ?? 0) > 0) end += 1
  return end
}

/** A quoted line that was broken leaves its end without a mark. */
function endOfLazy(lines: readonly MailLine[], end: number): number {
  const before = lines[end - 1]
  const line = lines[end]
  const after = lines[end + 1]
  const isRest = before && line && after && !line.opensParagraph && !after.opensParagraph && after.depth > 0
  if (!isRest || before.content.length < fullLine || /[.!?:;]$/u.test(before.content) || !/^\p{Ll}/u.test(line.content)) return end
  return end + 1
}

/** Marks that nobody is quoted with: commands, or a piece of text, which the author announces with a colon. */
function isOwnMarked(lines: readonly MailLine[], start: number, end: number, openings: Openings): boolean {
  const before = lines[start - 1]
  if (!before || !/[:：]$/u.test(before.content)) return false
  if (end - start > maxOwnMarked) return false
  const marked = lines.slice(start, end).filter(({ content }) => content !== '')
  if (marked.some(({ depth }) => depth > 1)) return false
  return openings.last >= end || marked.every(({ content }) => command.test(content))
}
