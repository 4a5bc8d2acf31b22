import { type Html, html } from '../../http/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { Letter, LetterLine } from './letter.js'

/** The links of a mail. */
export interface LetterLinks {
  /** Where paths begin, such as `https://rapport.example.com`; undefined where the server does not know its address. */
  origin: string | undefined
  /** Null for a mail that nobody subscribes to. */
  unsubscribe: string | null
}

/** A mail in both of its forms. */
export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

const maxSubject = 150

/**
 * Writes a letter as plain text and as HTML. Both say the same: a mail can be read in text alone. The HTML has no styles but sizes, so that it follows the
 * colours of the reader's mail program.
 */
export function writeLetter(letter: Letter, links: LetterLinks): WrittenLetter {
  return { subject: cutCodePoints(oneLine(letter.subject), maxSubject), text: textOf(letter, links), html: htmlOf(letter, links) }
}

/** A text without line breaks and without the characters that turn the direction of what follows. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

const addressOf = (path: string | null, { origin }: LetterLinks) => (path === null || origin === undefined ? undefined : `${origin}${path}`)

function textOf({ title, intro, sections, more, foot }: Letter, links: LetterLinks): string {
  const lineOf = ({ text, detail, path }: LetterLine, mark: string) => {
    const address = addressOf(path, links)
    return [
      `${mark}${oneLine(text)}`,
      ...(detail === null ? [] : [`  ${oneLine(detail)}`]),
      ...(address === undefined ? [] : [`  ${address}`])
    ]
  }
  const blocks = [
    [oneLine(title)],
    [oneLine(intro)],
    ...sections.map((section) => [oneLine(section.title).toUpperCase(), ...section.lines.flatMap((line) => lineOf(line, '- '))]),
    ...(more === null ? [] : [lineOf(more, '')]),
    ['-- ', ...foot.flatMap((line) => lineOf(line, '')), ...(links.unsubscribe === null ? [] : [`Unsubscribe: ${links.unsubscribe}`])]
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function htmlOf({ subject, title, intro, sections, more, foot }: Letter, links: LetterLinks): string {
  const linked = ({ text, path }: LetterLine): Html => {
    const address = addressOf(path, links)
    return address === undefined ? html`${oneLine(text)}` : html`<a href="${address}">${oneLine(text)}</a>`
  }
  const item = (line: LetterLine) =>
    html`<li>${linked(line)}${line.detail === null ? html`` : html`<br><span style="font-size:13px">${oneLine(line.detail)}</span>`}</li>
`
  const unsubscribe =
    links.unsubscribe === null
      ? html``
      : html`<p><span style="font-size:13px"><a href="${links.unsubscribe}">Unsubscribe</a></span></p>
`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${oneLine(subject)}</title>
</head>
<body>
<h1>${oneLine(title)}</h1>
<p>${oneLine(intro)}</p>
${sections.map(
  (section) => html`<h2>${oneLine(section.title)}</h2>
<ul>
${section.lines.map(item)}</ul>
`
)}${
  more === null
    ? html``
    : html`<p>${linked(more)}</p>
`
}<hr>
${foot.map(
  (line) => html`<p><span style="font-size:13px">${linked(line)}</span></p>
`
)}${unsubscribe}</body>
</html>
`.text
}
