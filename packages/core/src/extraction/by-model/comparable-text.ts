import type { Span } from '../../sources/index.js'

/** Between lines that do not follow each other: no quote goes over it. */
const barrier = '\u0001'
const cluster = /[\s\S]\p{M}*/gu
const space = /^[\s\u00a0]$/u
const invisible = /^[\u00ad\u200b-\u200f\u2060\ufeff]$/u
const quoteMark = /^[\u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\u2032-\u2036\u2039\u203a\u300c-\u300f]$/u
const dash = /^[\u002d\u2010-\u2015\u2212\ufe58\ufe63\uff0d]$/u
const wordEnd = /[\p{L}\p{N}]\p{M}*$/u
const wordStart = /^[\p{L}\p{N}]/u
const outerMarks = /^[' ]+|[' ]+$/gu
const lastStop = /[.!?,;:' ]+$/u

/**
 * Lines of a text in the form in which quotes are compared: white space of any kind is one space, quotation marks are one mark, dashes one dash, and letters
 * are composed. Each character knows its place in the text, so that what is found leads back to the exact words.
 */
export class ComparableText {
  private form = ''
  private readonly places: Span[] = []

  constructor(text: string, lines: readonly Span[] = [{ start: 0, end: text.length }]) {
    let before: Span | undefined
    for (const line of lines) {
      if (before) this.add(text.slice(before.end, line.start).trim() === '' ? ' ' : barrier, { start: before.end, end: line.start })
      for (const { 0: found, index } of text.slice(line.start, line.end).matchAll(cluster)) {
        const start = line.start + index
        this.add(comparable(found), { start, end: start + found.length })
      }
      before = line
    }
  }

  /** The length of the words without the marks and stops around them. */
  get bareLength(): number {
    return bare(this.form).length
  }

  /**
   * Where a quote stands as whole words; undefined where it does not. The first letter may be of another case, and the marks around a quote and the stop
   * behind it may differ.
   */
  find(quote: ComparableQuote): Span | undefined {
    for (const form of quote.forms) {
      const found = this.wholeWords(form)
      if (found) return found
    }
    return undefined
  }

  /** The text as it is compared. */
  toString(): string {
    return this.form
  }

  private wholeWords(form: string): Span | undefined {
    for (let at = this.form.indexOf(form); at >= 0; at = this.form.indexOf(form, at + 1)) {
      const end = at + form.length
      const isCut =
        (wordEnd.test(this.form.slice(Math.max(0, at - 3), at)) && wordStart.test(form)) ||
        (wordEnd.test(form.slice(-3)) && wordStart.test(this.form.slice(end, end + 2)))
      const first = this.places[at]
      const last = this.places[end - 1]
      if (!isCut && first && last) return { start: first.start, end: last.end }
    }
    return undefined
  }

  private add(form: string, place: Span): void {
    // Runs of spaces and of dashes are one.
    if ((form === ' ' || form === '-') && this.form.endsWith(form)) {
      const last = this.places.at(-1)
      if (last) last.end = place.end
      return
    }
    this.form += form
    for (let unit = 0; unit < form.length; unit++) this.places.push({ ...place })
  }
}

/** A quote in the forms in which it is looked for: as it is, without the marks around it, without the stop behind it, and with another first letter. */
export class ComparableQuote {
  readonly forms: readonly string[]

  constructor(quote: string) {
    const whole = String(new ComparableText(quote)).trim()
    const wanted = [whole, whole.replace(outerMarks, ''), bare(whole)].filter((form) => form !== '')
    this.forms = [...new Set(wanted.flatMap((form) => [form, otherCase(form)]))]
  }

  /** The length of the words without the marks and stops around them. */
  get length(): number {
    return Math.min(...this.forms.map((form) => form.length))
  }
}

const bare = (form: string) => form.replace(outerMarks, '').replace(lastStop, '')

function comparable(found: string): string {
  if (space.test(found)) return ' '
  if (invisible.test(found)) return ''
  if (quoteMark.test(found)) return "'"
  if (dash.test(found)) return '-'
  return found.normalize('NFKC')
}

/** The same with its first letter small or large. */
function otherCase(form: string): string {
  const [first = ''] = form
  const small = first.toLowerCase()
  return (first === small ? first.toUpperCase() : small) + form.slice(first.length)
}
