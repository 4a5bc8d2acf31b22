import { foldBase64, type View, viewsOf } from './text-views.js'

const mask = '[credential]'
/** Shorter values, such as a region, are no secrets, and are words of other texts. */
const minSecretLength = 6
/** A part of a secret of so many characters gives it away; shorter ones are parts of words. */
const partLength = 8
/** Of longer secrets only the beginning is looked for in parts. */
const maxSecretBytes = 16_384

/** What vendors begin their keys with, which tells the kind of a key and nothing of it: `rk_live_`, `xoxb-`, `pat-na1-`. */
const publicPrefix = /^(?:xoxe\.)?[A-Za-z]{2,8}[_-](?:(?:live|test|prod|dev|[a-z]{2}\d)[_-])?/

/** Finds secrets in texts of others, in whatever form those write them: as they are, in base64, percent-encoded, escaped, and in parts. */
export class SecretMask {
  /** Whole secrets, and whatever of a secret may not be seen, as bytes. */
  private readonly plain = new Needles()
  /** The same as they stand within base64. */
  private readonly encoded = new Needles()

  constructor(secrets: Iterable<string>) {
    for (const secret of new Set(secrets)) if (secret.length >= minSecretLength) this.add(secret)
  }

  private add(secret: string): void {
    const written = secret.toWellFormed()
    for (const form of new Set([written, written.replaceAll(' ', '+')])) {
      const whole = bytesOf(form)
      const part = bytesOf(form.replace(publicPrefix, ''))
      this.plain.add(whole, part)
      const parts = base64Forms(part)
      for (const [index, within] of base64Forms(whole).entries()) this.encoded.add(within, parts[index] ?? '')
    }
  }

  /** The text with a mark in place of every secret. Its cost grows with the text alone: cut a long one before. */
  apply(text: string): string {
    const hidden = new Uint8Array(text.length)
    for (const view of viewsOf(text)) {
      this.plain.hide(view, hidden)
      this.encoded.hide(foldBase64(view), hidden)
    }
    return masked(text, hidden)
  }
}

/** Texts to look for: whole ones, and those of which every part counts. */
class Needles {
  private readonly whole = new Set<string>()
  private readonly parts = new Set<string>()

  add(whole: string, part: string): void {
    if (whole.length >= minSecretLength) this.whole.add(whole)
    const end = Math.min(part.length, maxSecretBytes) - partLength
    for (let start = 0; start <= end; start++) this.parts.add(part.slice(start, start + partLength))
  }

  hide({ bytes, starts }: View, hidden: Uint8Array): void {
    const hide = (from: number, to: number) => hidden.fill(1, starts[from], starts[to])
    for (const needle of this.whole)
      for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) hide(at, at + needle.length)
    for (let at = 0; at + partLength <= bytes.length; at++) if (this.parts.has(bytes.slice(at, at + partLength))) hide(at, at + partLength)
  }
}

/** A text's UTF-8, a character for each byte. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/**
 * The base64 of bytes that stand within others: what of it depends on them alone, for each of the three places at which they can begin. Its letters are
 * those of base64url, so that both are found.
 */
function base64Forms(bytes: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from('\0'.repeat(before) + bytes, 'latin1').toString('base64url')
    const bits = (before + bytes.length) * 8
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6))
  })
}

function masked(text: string, hidden: Uint8Array): string {
  let shown = ''
  let start = 0
  for (let at = hidden.indexOf(1); at >= 0; at = hidden.indexOf(1, start)) {
    const end = hidden.indexOf(0, at)
    shown += text.slice(start, at) + mask
    start = end < 0 ? text.length : end
  }
  return shown + text.slice(start)
}
