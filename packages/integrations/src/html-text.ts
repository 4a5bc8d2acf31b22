import { Parser } from 'htmlparser2'

/** Their contents are no text. */
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
/** Each begins and ends a line. */
const blocks = new Set(
  'address article aside blockquote dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' '
  )
)

/** The text of HTML, a line for each of its blocks. A text without any markup keeps its lines. */
export function htmlText(html: string): string {
  const isPlain = !/<[a-z!/]/i.test(html)
  const lines: string[] = []
  let line = ''
  let hidden = 0
  const endLine = () => {
    lines.push(line.replaceAll(/[^\S\n]+/g, ' ').trim())
    line = ''
  }
  const endBlock = () => {
    if (line.trim() !== '') endLine()
  }
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden++
      else if (name === 'br') endLine()
      else if (blocks.has(name)) endBlock()
      else if (name === 'td' || name === 'th') line += ' '
    },
    ontext(text) {
      if (hidden === 0) line += isPlain ? text : text.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
      else if (blocks.has(name)) endBlock()
    }
  })
  parser.end(html)
  endLine()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
