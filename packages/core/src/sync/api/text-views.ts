/** A text as bytes, a character each, and where in the text each of them begins; one place more stands at the end. */
export interface View {
  bytes: string
  starts: Uint32Array
}

/** What is encoded more often than that is not read as what it was. */
const maxDecodings = 3
/** What stands for a character in addresses, in JSON, and in HTML. */
const escapes = /%[0-9a-f]{2}|\\u[0-9a-f]{4}|\\["\\/bfnrt]|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});/gi

/** A text as it is written, and as it reads once what is encoded in it is decoded, once and again. */
export function* viewsOf(text: string): Generator<View> {
  let view = asWritten(text)
  for (let decodings = 0; ; decodings++) {
    yield view
    const next = decodings < maxDecodings ? decoded(view) : undefined
    if (!next) return
    view = next
  }
}

/** The same with the letters of base64url in place of those that base64 has for them. */
export function foldBase64({ bytes, starts }: View): View {
  return { bytes: bytes.replaceAll('+', '-').replaceAll('/', '_'), starts }
}

function asWritten(text: string): View {
  const bytes = Buffer.from(text.toWellFormed())
  const starts = new Uint32Array(bytes.length + 1)
  let at = 0
  let byte = 0
  for (const character of text) {
    const { length } = Buffer.from(character.toWellFormed())
    starts.fill(at, byte, byte + length)
    at += character.length
    byte += length
  }
  starts[byte] = at
  return { bytes: bytes.toString('latin1'), starts }
}

/** Undefined where nothing is encoded. */
function decoded({ bytes, starts }: View): View | undefined {
  const found = [...bytes.matchAll(escapes)]
  if (found.length === 0) return undefined
  let read = ''
  const places = new Uint32Array(starts.length)
  let last = 0
  const copy = (end: number) => {
    places.set(starts.subarray(last, end), read.length)
    read += bytes.slice(last, end)
    last = end
  }
  for (const { 0: sequence, index } of found) {
    copy(index)
    const meant = meaningOf(sequence)
    places.fill(starts[index] ?? 0, read.length, read.length + meant.length)
    read += meant
    last = index + sequence.length
  }
  copy(bytes.length)
  places[read.length] = starts[bytes.length] ?? 0
  return { bytes: read, starts: places.subarray(0, read.length + 1) }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const controls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** The bytes that an escape stands for: never more than it has itself. */
function meaningOf(sequence: string): string {
  if (sequence.startsWith('%')) return String.fromCharCode(Number.parseInt(sequence.slice(1), 16))
  if (sequence.startsWith('&#')) {
    const isHex = /^&#x/i.test(sequence)
    return characterOf(Number.parseInt(sequence.slice(isHex ? 3 : 2, -1), isHex ? 16 : 10))
  }
  if (sequence.startsWith('&')) return named[sequence.slice(1, -1).toLowerCase()] ?? sequence
  if (/^\\u[0-9a-f]{4}$/i.test(sequence)) return characterOf(Number.parseInt(sequence.slice(2), 16))
  const letter = sequence.slice(1)
  return controls[letter] ?? letter
}

function characterOf(codePoint: number): string {
  const isOne = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff)
  return Buffer.from(isOne ? String.fromCodePoint(codePoint) : '\uFFFD').toString('latin1')
}
