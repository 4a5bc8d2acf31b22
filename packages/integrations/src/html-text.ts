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
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden++
      else if (name === 'br' || blocks.has(name)) text += '\n'
      else if (name === 'td' || name === 'th') text += ' '
    },
    ontext(part) {
      if (hidden === 0) text += isPlain ? part : part.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
      else if (blocks.has(name)) text += '\n'
    }
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
