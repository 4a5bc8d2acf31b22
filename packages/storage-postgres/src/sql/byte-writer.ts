import { isStorableText } from './storable-text.js'

const firstCapacity = 64 * 1024
/** A larger buffer than this is not kept for the next use. */
const keptCapacity = 1024 * 1024
/** Shorter ASCII texts are copied in a loop: for those a call of Node's encoder takes longer. */
const shortText = 40

const dash = '-'.charCodeAt(0)
const notHex = 0xff
const hexDigits = new Uint8Array(256).fill(notHex)
for (const [value, digit] of [...'0123456789abcdef'].entries()) hexDigits[digit.charCodeAt(0)] = value

/**
 * Writes values in Postgres's binary form into one buffer, each with its length in front. A method that writes a value answers whether it could; if
 * not, it has written nothing.
 */
export class ByteWriter {
  #bytes = Buffer.alloc(0)
  #length = 0

  /** Answers what was written since the last call, and starts anew. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    if (this.#bytes.length > keptCapacity) this.#bytes = Buffer.alloc(0)
    return taken
  }

  /** Writes a 32-bit number, without a length in front. */
  int32(value: number): void {
    const at = this.#reserve(4)
    this.#bytes.writeInt32BE(value, at)
  }

  /** Overwrites a 32-bit number at this place. */
  setInt32(at: number, value: number): void {
    this.#bytes.writeInt32BE(value, at)
  }

  boolean(value: boolean): boolean {
    this.int32(1)
    this.#bytes[this.#reserve(1)] = Number(value)
    return true
  }

  double(value: number): boolean {
    this.int32(8)
    this.#bytes.writeDoubleBE(value, this.#reserve(8))
    return true
  }

  int64(value: number | bigint): boolean {
    this.int32(8)
    const at = this.#reserve(8)
    if (typeof value === 'bigint') this.#bytes.writeBigInt64BE(value, at)
    else {
      const high = Math.floor(value / 2 ** 32)
      this.#bytes.writeInt32BE(high, at)
      this.#bytes.writeUInt32BE(value - high * 2 ** 32, at + 4)
    }
    return true
  }

  /** Only a UUID in lower case. */
  uuid(text: string): boolean {
    if (text.length !== 36) return false
    const start = this.#reserve(20)
    const bytes = this.#bytes
    bytes.writeInt32BE(16, start)
    let at = start + 4
    let seen = 0
    for (let index = 0; index < 36; index += 2) {
      if (index === 8 || index === 13 || index === 18 || index === 23) seen |= Number(text.charCodeAt(index++) !== dash) << 8
      const high = hexDigits[text.charCodeAt(index)] ?? notHex
      const low = hexDigits[text.charCodeAt(index + 1)] ?? notHex
      seen |= high | low
      bytes[at++] = (high << 4) | low
    }
    if (seen <= 0x0f) return true
    this.#length = start
    return false
  }

  /** Only text that Postgres can keep. */
  text(text: string): boolean {
    return (text.length <= shortText && this.#ascii(text)) || this.#encoded(text)
  }

  /** JSON text in the form that `jsonb` takes: after a byte with the version of that form, 1. */
  jsonb(json: string): boolean {
    const start = this.#reserve(5 + 3 * json.length)
    this.#bytes[start + 4] = 1
    this.#end(start, 1 + this.#bytes.write(json, start + 5))
    return true
  }

  #ascii(text: string): boolean {
    const start = this.#reserve(4 + text.length)
    const bytes = this.#bytes
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code === 0 || code > 0x7f) {
        this.#length = start
        return false
      }
      bytes[start + 4 + index] = code
    }
    bytes.writeInt32BE(text.length, start)
    return true
  }

  #encoded(text: string): boolean {
    if (!isStorableText(text)) return false
    const start = this.#reserve(4 + 3 * text.length)
    this.#end(start, this.#bytes.write(text, start + 4))
    return true
  }

  /** Ends a value for which more was reserved than needed: writes its length in front, and gives the rest back. */
  #end(start: number, length: number): void {
    this.#bytes.writeInt32BE(length, start)
    this.#length = start + 4 + length
  }

  /** Makes room for so many bytes; answers where it starts. */
  #reserve(count: number): number {
    const start = this.#length
    this.#length += count
    if (this.#length > this.#bytes.length) this.#grow()
    return start
  }

  #grow(): void {
    const grown = Buffer.allocUnsafe(Math.max(firstCapacity, 2 * this.#length))
    this.#bytes.copy(grown)
    this.#bytes = grown
  }
}
