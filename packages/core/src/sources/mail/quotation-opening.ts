import type { HeaderRole } from './mail-language.js'
import type { MailLine } from './mail-lines.js'
import { anyOf, wordsOfAll } from './word-patterns.js'

const maxAttributionLines = 4
const maxHeaderLines = 16
const introduced = new RegExp(`^(?:${anyOf(wordsOfAll(({ introductions }) => introductions))})(?!\\p{L})`, 'u')
const wrote = new RegExp(`(?<![\\p{L}])(?:${anyOf(wordsOfAll((language) => language.wrote))})(?!\\p{L})|写道|寫道|書きました`, 'u')
const address = /[^\s<>@"]{1,100}@[^\s<>@"]{1,100}/u
const timeOfDay = /(?<!\d)\d{1,2}(?:[:.h]|\s?h\s?)\d\d(?!\d)/u
const beginsWithDate = /^.{1,30}?\d/u
const beginsInAsia = /^\d{4}年/u
const colon = /[:：]$/u

const separatorNames = anyOf(wordsOfAll(({ separators }) => separators))
const openingNames = anyOf(wordsOfAll(({ openings }) => openings))
const separator = new RegExp(`^[-_=*#>\\s]{2,}(?:${separatorNames})[^-_=*]{0,60}(?:[-_=*#\\s]{2,}:?)?$`, 'u')
const opening = new RegExp(`^(?:(?:[-_=*#\\s]*)(?:${openingNames})\\s?:|[-_=*#\\s]{2,}(?:${openingNames})[-_=*#\\s]{0,40}:?)$`, 'u')
const rule = /^(?:[-_=*]\s?){10,}$/u
const fieldName = /^[*_]{0,2}([\p{L}][\p{L} .'’/-]{0,24}?)[*_]{0,2}\s?[:：][*_]{0,2}(?:\s|$|[^\p{L}\d/])/u

/** A name of two roles has the later one. */
const headerRoles: readonly HeaderRole[] = ['other', 'subject', 'to', 'date', 'sent', 'from']
const roles = new Map<string, HeaderRole>(
  headerRoles.flatMap((role) => wordsOfAll(({ headers }) => headers?.[role]).map((name): [string, HeaderRole] => [name, role]))
)

/** The beginning of a message of somebody else's, which the author answers or passes on. */
export interface Opening {
  /** The number of the first line after it. */
  next: number
  /** An introduction such as "You wrote:" says too little: it counts only before marked lines. */
  isSure: boolean
}

/** Finds what begins a message of somebody else's in the lines of a mail. */
export class OpeningFinder {
  /** Before this line begins no head of a mail: the fields up to there were looked at. */
  #noHeadBefore = 0

  constructor(private readonly lines: readonly MailLine[]) {}

  /** What begins at a line: an introduction, a line that says so, or the head of a mail. Lines must be asked for in order. */
  at(index: number): Opening | undefined {
    const line = this.lines[index]
    if (!line || line.isLong || line.content.length < 2) return undefined
    return this.separatorAt(index, line) ?? this.headAt(index) ?? introductionAt(this.lines, index)
  }

  private separatorAt(index: number, { content, lower }: MailLine): Opening | undefined {
    const isSeparator = content.length <= 120 && (separator.test(lower) || opening.test(lower))
    if (isSeparator || rule.test(content)) {
      const head = this.headAt(index + 1)
      if (head) return head
    }
    return isSeparator ? { next: index + 1, isSure: true } : undefined
  }

  /** The head of a mail: lines of its fields, among them who sent it, and when or with addresses. */
  private headAt(index: number): Opening | undefined {
    if (index < this.#noHeadBefore) return undefined
    const depth = this.lines[index]?.depth
    const head = new Head()
    let next = index
    while (next < index + maxHeaderLines) {
      const line = this.lines[next]
      if (!line || line.depth !== depth || line.isLong || !head.takes(line)) break
      next += 1
    }
    if (head.isWhole) return { next, isSure: true }
    this.#noHeadBefore = next
    return undefined
  }
}

/** The fields of a mail's head, as they are found line by line. */
class Head {
  readonly #found = new Set<HeaderRole>()
  #last: HeaderRole | undefined
  #hasAddress = false
  #hasTime = false

  /** Whether a line is a field, or goes on with a list of addresses. */
  takes({ lower, opensParagraph }: MailLine): boolean {
    const name = fieldName.exec(lower)?.[1]
    const role = name === undefined ? undefined : roles.get(name.trim())
    if (!role && (this.#last !== 'to' || opensParagraph || !/[@;]/u.test(lower))) return false
    if (role) this.#found.add(role)
    this.#last = role ?? this.#last
    this.#hasAddress ||= address.test(lower)
    this.#hasTime ||= role === 'date' && (timeOfDay.test(lower) || /\d{4}/u.test(lower))
    return true
  }

  get isWhole(): boolean {
    const found = this.#found
    if (!found.has('from')) return false
    const hasOthers = found.has('to') || found.has('subject') || this.#hasAddress
    return hasOthers && (found.has('sent') || this.#hasTime || (this.#hasAddress && found.size >= 3))
  }
}

/** "On Monday Ana wrote:", which may be broken into several lines. */
function introductionAt(lines: readonly MailLine[], index: number): Opening | undefined {
  const first = lines[index]
  if (!first || first.isLong) return undefined
  let joined = ''
  for (let count = 0; count < maxAttributionLines; count += 1) {
    const line = lines[index + count]
    if (!line || line.isLong || line.depth !== first.depth || (count > 0 && line.opensParagraph)) return undefined
    joined = joined === '' ? line.lower : `${joined} ${line.lower}`
    if (colon.test(line.content) || line.content === '>:') return introduction(joined, index + count + 1, count > 0)
    if (count === 0 && !introduced.test(joined) && !address.test(joined) && !timeOfDay.test(joined)) return undefined
  }
  return undefined
}

function introduction(joined: string, next: number, isBroken: boolean): Opening | undefined {
  if (joined.length > 500) return undefined
  const hasAddress = address.test(joined)
  if (beginsInAsia.test(joined) && hasAddress) return { next, isSure: true }
  if (!wrote.test(joined)) return undefined
  if (hasAddress && (timeOfDay.test(joined) || introduced.test(joined) || /\d{4}/u.test(joined))) return { next, isSure: true }
  if (introduced.test(joined) && beginsWithDate.test(joined) && timeOfDay.test(joined)) return { next, isSure: true }
  return isBroken && !hasAddress && !introduced.test(joined) ? undefined : { next, isSure: false }
}
