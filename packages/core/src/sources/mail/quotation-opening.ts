import type { HeaderRole } from './mail-language.js'
import type { MailLine } from './mail-lines.js'
import { anyOf, wordsOfAll } from './word-patterns.js'

const maxAttributionLines = 4
const maxHeaderLines = 16
const introduced = new RegExp(`^(?:${anyOf(wordsOfAll(({ introductions }) => introductions))})(?!\\p{L})`, 'iu')
const wrote = new RegExp(`(?<![\\p{L}])(?:${anyOf(wordsOfAll((language) => language.wrote))})(?!\\p{L})|写道|寫道|書きました`, 'iu')
const address = /[^\s<>@"]{1,100}@[^\s<>@"]{1,100}/u
const timeOfDay = /(?<!\d)\d{1,2}(?:[:.h]|\s?h\s?)\d\d(?!\d)/u
const beginsWithDate = /^.{1,30}?\d/u
const beginsInAsia = /^\d{4}年/u
const colon = /[:：]$/u

const separatorNames = anyOf(wordsOfAll(({ separators }) => separators))
const openingNames = anyOf(wordsOfAll(({ openings }) => openings))
const separator = new RegExp(`^[-_=*#>\\s]{2,}(?:${separatorNames})[^-_=*]{0,60}(?:[-_=*#\\s]{2,}:?)?$`, 'iu')
const opening = new RegExp(`^(?:(?:[-_=*#\\s]*)(?:${openingNames})\\s?:|[-_=*#\\s]{2,}(?:${openingNames})[-_=*#\\s]{0,40}:?)$`, 'iu')
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

/** What begins a message of somebody else's at this line: an introduction, a line that says so, or the head of a mail. */
export function openingAt(lines: readonly MailLine[], index: number): Opening | undefined {
  return separatorAt(lines, index) ?? headAt(lines, index) ?? introductionAt(lines, index)
}

function separatorAt(lines: readonly MailLine[], index: number): Opening | undefined {
  const content = lines[index]?.content ?? ''
  const isSeparator = content.length <= 120 && (separator.test(content) || opening.test(content))
  if (isSeparator || rule.test(content)) {
    const head = headAt(lines, index + 1)
    if (head) return head
  }
  return isSeparator ? { next: index + 1, isSure: true } : undefined
}

/** The head of a mail: lines of its fields, among them who sent it, and when or with addresses. */
function headAt(lines: readonly MailLine[], index: number): Opening | undefined {
  const depth = lines[index]?.depth
  const found = new Set<HeaderRole>()
  let last: HeaderRole | undefined
  let hasAddress = false
  let hasTime = false
  let next = index
  for (; next < index + maxHeaderLines; next += 1) {
    const line = lines[next]
    if (!line || line.depth !== depth || line.isLong) break
    const role = roleOf(line.content)
    const goesOn = last === 'to' && !line.opensParagraph && /[@;]/u.test(line.content)
    if (role === undefined && !goesOn) break
    if (role) found.add(role)
    last = role ?? last
    hasAddress ||= address.test(line.content)
    hasTime ||= role === 'date' && (timeOfDay.test(line.content) || /\d{4}/u.test(line.content))
    if (last === undefined) break
  }
  if (!found.has('from')) return undefined
  const hasOthers = found.has('to') || found.has('subject')
  const isHead = found.has('sent') ? hasOthers || hasAddress : (hasAddress && found.size >= 3) || (hasTime && (hasOthers || hasAddress))
  return isHead ? { next, isSure: true } : undefined
}

function roleOf(content: string): HeaderRole | undefined {
  const name = fieldName.exec(content)?.[1]
  return name === undefined ? undefined : roles.get(name.trim().toLowerCase())
}

/** "On Monday Ana wrote:", which may be broken into several lines. */
function introductionAt(lines: readonly MailLine[], index: number): Opening | undefined {
  const first = lines[index]
  if (!first || first.isLong) return undefined
  let joined = ''
  for (let count = 0; count < maxAttributionLines; count += 1) {
    const line = lines[index + count]
    if (!line || line.isLong || line.depth !== first.depth || (count > 0 && line.opensParagraph)) return undefined
    joined = joined === '' ? line.content : `${joined} ${line.content}`
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
