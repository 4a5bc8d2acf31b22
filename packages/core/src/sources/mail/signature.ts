import { kindOf, type LineKind, namesAuthor } from './line-kinds.js'
import type { MailLine } from './mail-lines.js'
import { anyOf, patternsOfAll, wordsOfAll } from './word-patterns.js'

const maxSignatureLines = 40
const maxFooterLength = 140
const maxDisclaimerText = 2_000
const delimiter = /^(?:--|—|__)$/u
const devices = anyOf(wordsOfAll((language) => language.devices))
const named = `(?<![\\p{L}])(?:${devices})(?![\\p{L}])`
const sentFrom = new RegExp(
  `^[\\W_]{0,3}(?:${anyOf(wordsOfAll((language) => language.sentFrom))})(?!\\p{L}).{0,60}?${named}(.{0,100})$`,
  'iu'
)
const getApp = new RegExp(
  `^(?:${anyOf(wordsOfAll((language) => language.getApp))})\\s${named}\\s\\S+(?:\\s\\S+)?(?:\\s?<[^>]*>|\\s?\\[[^\\]]*\\])?[.!]?$`,
  'iu'
)
const sentAtEnd = new RegExp(
  `^[\\W_]{0,3}(?:${anyOf(wordsOfAll((language) => language.sentFrom))}).{0,60}${named}.{0,12}(?:${anyOf(wordsOfAll((language) => language.sentAtEnd))})[.!]?$`,
  'iu'
)
const excuse = new RegExp(`^[-\\s.,;:–]{0,3}(?:${anyOf(wordsOfAll((language) => language.excuses))})(?!\\p{L}).{0,90}$`, 'iu')
const restOfFooter = /^(?:(?:[^\s.,!?;:]{1,20}\s?){0,4}|.{0,30}(?:<[^>]*>|https?:\/\/\S+|\[[^\]]*\]).{0,20})[.!]?$/u
const banners = patternsOfAll((language) => language.banners)
const disclaimers = patternsOfAll((language) => language.disclaimers)

/** Whether a program wrote this line, such as "Sent from my iPhone". */
export function isFooter({ content, isLong }: MailLine): boolean {
  if (isLong) return false
  const lower = content.toLowerCase()
  if (banners.some((banner) => banner.test(lower))) return true
  if (content.length > maxFooterLength) return false
  const rest = sentFrom.exec(content)?.[1]
  return (rest !== undefined && (restOfFooter.test(rest.trim()) || excuse.test(rest))) || getApp.test(content) || sentAtEnd.test(content)
}

/** A run of lines that nothing was cut from, and what stands around it. */
export interface Run {
  lines: readonly MailLine[]
  /** The mail begins with it, or a quotation stands before. */
  isFirst: boolean
  /** Whether a quotation follows. */
  isAnswer: boolean
}

/** The lines of a run without the signature at its end. */
export function withoutSignature({ text, run }: { text: string; run: Run }): readonly MailLine[] {
  const lines = beforeDelimiter(text, run.lines)
  const kinds = tailKinds(lines)
  const offset = lines.length - kinds.length
  const stop = lastIndex(kinds, (kind) => kind === 'prose' || kind === 'farewell' || kind === 'postscript')
  const block = kinds.slice(stop + 1)
  const above = stop === -1 ? undefined : kinds[stop]
  if (block.length === 0 || (stop === -1 && offset > 0)) return lines
  const first = offset + stop + 1
  const kept = keptOf({ lines, kinds, offset, first, above, run })
  if (kept === undefined) return lines
  return lines.slice(0, kept)
}

type TailKind = LineKind | 'disclaimer'

interface Tail {
  lines: readonly MailLine[]
  kinds: readonly TailKind[]
  offset: number
  /** The number of the first line below what is certainly the author's. */
  first: number
  above: TailKind | undefined
  run: Run
}

/** The number of the first line of the signature; undefined where there is none. */
function keptOf({ lines, kinds, offset, first, above, run }: Tail): number | undefined {
  const kindAt = (index: number) => kinds[index - offset]
  let start = first
  if (above === 'farewell') {
    if (!namesAuthor(lines[first - 1]?.content ?? '') && isPersonal(kindAt(start))) start += 1
  } else if (above === undefined) {
    // A signature and nothing else comes only with a mail that is passed on.
    if (!run.isFirst || !run.isAnswer) return undefined
  } else {
    const end = endOfParagraph(lines, start)
    const isListed = /[:：]$/u.test(lines[first - 1]?.content ?? '')
    const isOwn = end < lines.length && end - start <= 2 && allPersonal(kinds.slice(start - offset, end - offset))
    if (isListed || isOwn) start = end
    else if (isFirstName(lines[start]?.content ?? '') && end - start > 1) start += 1
    else if (kindAt(start) === 'short' && isPersonal(kindAt(start + 1)) && end - start > 2) start += 2
  }
  const rest = kinds.slice(start - offset)
  return evidenceIn(rest, lines, start) >= (above === 'prose' ? 2 : 1) ? start : undefined
}

/** How sure it is that lines are a signature. */
function evidenceIn(kinds: readonly TailKind[], lines: readonly MailLine[], start: number): number {
  let evidence = lines[start]?.opensParagraph && start > 0 ? 0.5 : 0
  for (const kind of kinds) {
    if (kind === 'disclaimer') evidence += 2
    if (kind === 'contact') evidence += 1.5
    if (kind === 'title') evidence += 1
    if (kind === 'name') evidence += 0.5
  }
  return evidence
}

const isPersonal = (kind: TailKind | undefined) => kind === 'name' || kind === 'short'

function allPersonal(kinds: readonly TailKind[]): boolean {
  return kinds.every(isPersonal) && kinds.at(-1) === 'name'
}

const isFirstName = (content: string) => /^\p{Lu}[\p{L}'’-]*[.,]?$/u.test(content)

function endOfParagraph(lines: readonly MailLine[], start: number): number {
  let end = start + 1
  while (end < lines.length && !lines[end]?.opensParagraph) end += 1
  return end
}

/** What stands above the line that begins a signature by its form; all of it where the author says goodbye only below. */
function beforeDelimiter(text: string, lines: readonly MailLine[]): readonly MailLine[] {
  const found = lines.findIndex(({ content }) => delimiter.test(content))
  const line = lines[found]
  if (!line) return lines
  const isMarked = /^-- \s*$/u.test(text.slice(line.start, Math.min(line.end, line.start + 10)))
  const below = lines.slice(found + 1, found + 1 + maxSignatureLines)
  return isMarked || !below.some((each) => kindOf(each) === 'farewell') ? lines.slice(0, found) : lines
}

/** The kinds of the last lines. */
function tailKinds(lines: readonly MailLine[]): TailKind[] {
  const tail = lines.slice(-maxSignatureLines)
  const kinds: TailKind[] = tail.map(kindOf)
  let start = 0
  while (start < tail.length) {
    const end = endOfParagraph(tail, start)
    const begins = disclaimerIn(tail.slice(start, end))
    if (begins !== undefined) kinds.fill('disclaimer', start + begins, end)
    start = end
  }
  return kinds
}

/** The number of the first line of a disclaimer in a paragraph, which may be broken into lines anywhere. */
function disclaimerIn(paragraph: readonly MailLine[]): number | undefined {
  const joined = paragraph
    .map(({ content }) => content)
    .join(' ')
    .slice(0, maxDisclaimerText)
    .toLowerCase()
  const places = disclaimers.flatMap((pattern) => pattern.exec(joined)?.index ?? [])
  if (places.length === 0) return undefined
  const place = Math.min(...places)
  let length = 0
  for (const [index, { content }] of paragraph.entries()) {
    length += content.length + 1
    if (place < length) return index
  }
  return undefined
}

function lastIndex<T>(items: readonly T[], fits: (item: T) => boolean): number {
  let index = items.length - 1
  while (index >= 0) {
    const item = items[index]
    if (item !== undefined && fits(item)) return index
    index -= 1
  }
  return -1
}
