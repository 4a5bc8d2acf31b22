import { decodedWords } from './headers.js'

/** Somebody in a header of a mail. */
export interface Address {
  email: string | undefined
  name: string | undefined
}

const maxNameLength = 500
const maxEmailLength = 320
const maxWordLength = 500

/**
 * The people of a header (RFC 5322): names with and without quotes, comments and groups. It goes through the text once, however it is broken, and keeps what
 * looks like an address.
 */
export function addressesIn(header: string): Address[] {
  const found: Address[] = []
  let words = ''
  let comment = ''
  let angle: string | undefined
  const end = () => {
    const address = addressOf({ words, comment, angle })
    if (address) found.push(address)
    words = comment = ''
    angle = undefined
  }
  for (let at = 0; at < header.length; ) {
    const character = header[at]
    if (character === '"') {
      const quoted = quotedAt(header, at)
      words += quoted.text
      at = quoted.end
    } else if (character === '(') {
      const close = endOfComment(header, at)
      comment += header.slice(at + 1, close - 1)
      at = close
    } else if (character === '<') {
      const close = header.indexOf('>', at)
      angle ??= header.slice(at + 1, close === -1 ? header.length : close)
      at = close === -1 ? header.length : close + 1
    } else if (character === ',' || character === ';') {
      end()
      at++
    } else if (character === ':' && !words.includes('@')) {
      // The name of a group.
      words = ''
      at++
    } else {
      const encoded = character === '=' ? encodedAt(header, at) : ''
      words += encoded || character
      at += encoded.length || 1
    }
  }
  end()
  return found
}

/** An encoded word, in which signs of lists mean nothing. */
function encodedAt(header: string, start: number): string {
  return /^=\?[^?\s]{1,60}\?[bq]\?[^?\s]*\?=/i.exec(header.slice(start, start + maxWordLength))?.[0] ?? ''
}

function quotedAt(header: string, start: number): { text: string; end: number } {
  let text = ''
  for (let at = start + 1; at < header.length; at++) {
    if (header[at] === '"') return { text, end: at + 1 }
    if (header[at] === '\\') at++
    text += header[at] ?? ''
  }
  return { text, end: header.length }
}

/** Behind a comment, which may hold others; one that is never closed goes to the end. */
function endOfComment(header: string, start: number): number {
  let depth = 0
  for (let at = start; at < header.length; at++) {
    if (header[at] === '\\') at++
    else if (header[at] === '(') depth++
    else if (header[at] === ')' && --depth === 0) return at + 1
  }
  return header.length + 1
}

function addressOf({ words, comment, angle }: { words: string; comment: string; angle: string | undefined }): Address | undefined {
  const bare = angle ?? wordWithAt(words)
  const said = bare.replaceAll(/\s|^[<(]+|[>)]+$/g, '').toLowerCase()
  const email = /^[^@]+@[^@]+$/.test(said) && said.length <= maxEmailLength ? said : undefined
  const rest = angle === undefined && bare !== '' ? words.replace(bare, '') : words
  const [name] = [rest, comment].map(nameOf).filter((text) => text !== '' && text.toLowerCase() !== email)
  return email === undefined && name === undefined ? undefined : { email, name }
}

/** The first word that has an `@`. */
function wordWithAt(words: string): string {
  const at = words.indexOf('@')
  if (at === -1) return ''
  const [before = ''] = /\S*$/.exec(words.slice(Math.max(0, at - maxEmailLength), at)) ?? []
  const [behind = ''] = /^\S*/.exec(words.slice(at, at + maxEmailLength)) ?? []
  return before + behind
}

function nameOf(text: string): string {
  // A name is short: what is longer need not be read whole.
  const read = decodedWords(text.slice(0, 10 * maxNameLength))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return read.replace(/^'(.*)'$/, '$1').slice(0, maxNameLength)
}
