import { Tokenizer } from 'htmlparser2'

/** Their contents are no text. */
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
/** Each begins and ends a line. */
const blocks = new Set(
  'address article aside blockquote dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' '
  )
)

const maxQuotations = 10

/**
 * The text of HTML, a line for each of its blocks. A text without any markup keeps its lines. It goes from tag to tag and keeps no tree of them, which
 * would take long where very many are open. `marksQuotations` has lines of a quotation begin with `>`, as plain mails have it.
 *
 * @example htmlText('<p>Hello</p><p>It is <b>broken</b>.</p>') // 'Hello\nIt is broken.'
 */
export function htmlText(html: string, { marksQuotations = false }: { marksQuotations?: boolean } = {}): string {
  const isPlain = !/<[a-z!/]/i.test(html)
  if (isPlain && !/&|<\?/.test(html)) return withoutGaps(spaced(html).trim())
  const lines: string[] = []
  let line = ''
  let isBlank = true
  let hidden = 0
  let quotations = 0
  const endLine = () => {
    const text = spaced(line).trim()
    lines.push(text === '' ? '' : `${'> '.repeat(Math.min(quotations, maxQuotations))}${text}`)
    line = ''
    isBlank = true
  }
  const endBlock = (name: string) => {
    if (blocks.has(name) && !isBlank) endLine()
  }
  const add = (text: string) => {
    if (hidden > 0) return
    const isSpace = text.trim() === ''
    // Space at the beginning of a line is none.
    if (isSpace && isBlank && !isPlain) return
    line += isPlain ? text : text.replaceAll(/ ?[^\S ]\s*| {2}\s*/g, ' ')
    isBlank &&= isSpace
  }
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const unread = () => undefined
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname(start, end) {
        const name = nameAt(start, end)
        if (unseen.has(name)) hidden++
        else if (name === 'br') endLine()
        else if (name === 'td' || name === 'th') add(' ')
        endBlock(name)
        if (marksQuotations && name === 'blockquote') quotations++
      },
      onclosetag(start, end) {
        const name = nameAt(start, end)
        if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
        endBlock(name)
        if (name === 'blockquote') quotations = Math.max(0, quotations - 1)
      },
      onattribdata: unread,
      onattribentity: unread,
      onattribend: unread,
      onattribname: unread,
      oncdata: unread,
      oncomment: unread,
      ondeclaration: unread,
      onend: unread,
      onopentagend: unread,
      onprocessinginstruction: unread,
      onselfclosingtag: unread
    }
  )
  tokenizer.write(html)
  tokenizer.end()
  endLine()
  return withoutGaps(lines.join('\n')).trim()
}

/** One space in place of several and of other blanks. A single space is left alone: looking at each would take most of the time. */
const spaced = (line: string) => line.replaceAll(/ ?[^\S\n ][^\S\n]*| {2}[^\S\n]*/g, ' ')

const withoutGaps = (text: string) => text.replaceAll(/\n{3,}/g, '\n\n')
