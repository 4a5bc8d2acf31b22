import { type Fields, fieldsAt, listOf } from '../json-fields.js'
import { textOfBytes } from './charset.js'

/** The headers of a message or of a part, by their names in lower case; of several of one name all values. */
export class Headers {
  private readonly byName = new Map<string, string[]>()

  constructor(part: Fields | undefined) {
    for (const { name, value } of listOf(part?.headers)) {
      if (typeof name !== 'string' || typeof value !== 'string') continue
      const known = this.byName.get(name.toLowerCase())
      if (known) known.push(value)
      else this.byName.set(name.toLowerCase(), [value])
    }
  }

  static of(message: Fields): Headers {
    return new Headers(fieldsAt(message, 'payload'))
  }

  /** The first value, without space around it; undefined where there is none. An empty one is one. */
  get(name: string): string | undefined {
    return this.byName.get(name)?.[0]?.trim()
  }

  /** All values of a list of addresses. */
  all(name: string): string {
    return (this.byName.get(name) ?? []).join(', ')
  }
}

const encodedWord = /=\?([^?\s]{1,60})\?([bq])\?([^?]*)\?=/gi
const betweenWords = /(\?=)\s+(?==\?[^?\s]{1,60}\?[bq]\?)/gi

/** A header with its encoded words read (RFC 2047). Gmail mostly hands them out as text; some it leaves as they are. */
export function decodedWords(text: string): string {
  if (!text.includes('=?')) return text
  let pending: { charset: string; bytes: Buffer[] } | undefined
  let end = 0
  let read = ''
  const flush = () => {
    if (pending) read += textOfBytes(Buffer.concat(pending.bytes), pending.charset)
    pending = undefined
  }
  const joined = text.replaceAll(betweenWords, '$1')
  for (const match of joined.matchAll(encodedWord)) {
    const [whole, said = '', encoding = '', content = ''] = match
    const charset = (said.split('*')[0] ?? '').toLowerCase()
    if (match.index > end || pending?.charset !== charset) flush()
    read += joined.slice(end, match.index)
    // A character may be cut between two words: their bytes belong together.
    pending ??= { charset, bytes: [] }
    pending.bytes.push(bytesOf(encoding, content))
    end = match.index + whole.length
  }
  flush()
  return read + joined.slice(end)
}

function bytesOf(encoding: string, content: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(content, 'base64')
  const escaped = content
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return [...escaped].some((character) => character > '\xff') ? Buffer.from(escaped, 'utf8') : Buffer.from(escaped, 'latin1')
}
