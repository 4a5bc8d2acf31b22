import { htmlText } from '../html-text.js'
import { type Fields, fieldsAt, listOf, textOf } from '../json-fields.js'
import { charsetIn, textOfBytes } from './charset.js'
import { Headers } from './headers.js'

/** What of a mail is read: its text, and the names of what is attached. */
export interface Body {
  text: string
  attachments: string[]
  /** Whether there is more text than is kept, or text that is stored apart from the mail. */
  isCut: boolean
}

const maxDepth = 20
const maxTextLength = 1_000_000
const maxHtmlBytes = 4_000_000
const maxAttachments = 100
const maxNameLength = 300

/** The text of a mail: of each part that comes in several forms the plain one, else what its HTML says. Attachments are named and not fetched. */
export function bodyOf(payload: Fields | undefined): Body {
  const body: Body = { text: '', attachments: [], isCut: false }
  const { text } = readPart(payload, body, 0)
  const read = text.replaceAll('\r\n', '\n').trim()
  if (read.length > maxTextLength) body.isCut = true
  return { ...body, text: read.slice(0, maxTextLength) }
}

interface PartText {
  text: string
  isPlain: boolean
}

const nothing: PartText = { text: '', isPlain: false }

function readPart(part: Fields | undefined, body: Body, depth: number): PartText {
  if (!part || depth > maxDepth) return nothing
  const type = textOf(part.mimeType)?.toLowerCase() ?? ''
  if (isAttached(part, type)) {
    const name = textOf(part.filename) ?? type
    if (name !== '' && body.attachments.length < maxAttachments) body.attachments.push(name.slice(0, maxNameLength))
    return nothing
  }
  if (type.startsWith('multipart/')) return readParts(part, type, body, depth)
  if (type === 'text/html') return { text: htmlText(decoded(part, body), { marksQuotations: true }), isPlain: false }
  return type === 'text/plain' ? { text: decoded(part, body), isPlain: true } : nothing
}

function readParts(part: Fields, type: string, body: Body, depth: number): PartText {
  const texts = listOf(part.parts).map((inner) => readPart(inner, body, depth + 1))
  const told = texts.filter(({ text }) => text.trim() !== '')
  if (type === 'multipart/alternative') return told.find(({ isPlain }) => isPlain) ?? told.at(-1) ?? nothing
  return { text: told.map(({ text }) => text.trimEnd()).join('\n\n'), isPlain: told.length > 0 && told.every(({ isPlain }) => isPlain) }
}

/** A file, or another mail as a whole. A picture that stands within the text has no name of its own that would say something. */
function isAttached(part: Fields, type: string): boolean {
  const disposition = new Headers(part).get('content-disposition')?.toLowerCase() ?? ''
  return disposition.startsWith('attachment') || textOf(part.filename) !== undefined || type.startsWith('message/')
}

/** The text of a part: base64url of bytes in its charset. */
function decoded(part: Fields, body: Body): string {
  const { data, attachmentId } = fieldsAt(part, 'body') ?? {}
  if (typeof data !== 'string') {
    // So large a text is stored apart.
    if (textOf(attachmentId) !== undefined) body.isCut = true
    return ''
  }
  const maxLength = Math.ceil((maxHtmlBytes * 4) / 3)
  if (data.length > maxLength) body.isCut = true
  const bytes = Buffer.from(data.slice(0, maxLength), 'base64url')
  return textOfBytes(bytes, charsetIn(new Headers(part).get('content-type')))
}
