import { isUtf8 } from 'node:buffer'

/** What a part says that its bytes are, in lower case; undefined where it does not say. */
export function charsetIn(contentType: string | undefined): string | undefined {
  return /charset\s*=\s*["']?([\w:.+-]{1,60})/i.exec(contentType ?? '')?.[1]?.toLowerCase()
}

/**
 * The text of bytes. What reads as UTF-8 is UTF-8, whatever is claimed: Gmail turns many texts into it and leaves their headers as they were. Anything else is
 * what it claims to be, else what mails mostly are that claim nothing.
 */
export function textOfBytes(bytes: Uint8Array, charset: string | undefined): string {
  const isEscaped = charset !== undefined && /^iso-2022/.test(charset) && bytes.every((byte) => byte < 0x80)
  const isWide = charset !== undefined && /^utf-?16/.test(charset) && bytes.includes(0)
  if (!isEscaped && !isWide && (isUtf8(bytes) || isMostlyUtf8(bytes))) return new TextDecoder().decode(bytes)
  const decoder = decoderOf(charset)
  if (decoder && decoder.encoding !== 'utf-8' && decoder.encoding !== windows) return decoder.decode(bytes)
  // Some versions of Node read windows-1252 as if it were latin1.
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (character) => ofWindows[character.charCodeAt(0) - 0x80] ?? character)
}

const windows = 'windows-1252'
/** What windows-1252 has in place of the controls from 0x80 on. */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Whether bytes are UTF-8 but for what is broken in it: there is a character of several bytes, which other charsets hardly ever make. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  return /[^\0-\x7f\ufffd]/.test(new TextDecoder().decode(bytes))
}

function decoderOf(charset: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset)
  } catch {
    // One that nobody knows.
    return undefined
  }
}
