import type { Json, JsonObject } from '../../storage/index.js'
import type { Steps } from '../../values/index.js'

/** So many characters are parsed in one go: some milliseconds. */
const pieceLength = 64 * 1024

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Whether a character is one that JSON has between its parts. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

/** The index of the quote that ends the string beginning at `start`; the text's length where none does. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
  return text.length
}

/**
 * Parses a long JSON text piece by piece: as many members of a list or object at a time as are short together. What it answers is what `JSON.parse` does, and
 * so is what it refuses. It goes as deep as the text: look at that before.
 */
export class LongJson {
  private at = 0

  constructor(private readonly text: string) {}

  *whole(): Steps<Json> {
    const value = yield* this.value()
    this.skipSpace()
    if (this.at < this.text.length) throw this.unexpected()
    return value
  }

  private *value(): Steps<Json> {
    this.skipSpace()
    const code = this.text.charCodeAt(this.at)
    if (code === openList) return yield* this.list()
    if (code === openObject) return yield* this.object()
    return this.scalar()
  }

  private *list(): Steps<Json[]> {
    const list: Json[] = []
    if (this.isEmpty(closeList)) return list
    do {
      const piece = this.piece()
      if (piece === undefined) list.push(yield* this.value())
      else for (const value of JSON.parse(`[${piece}]`)) list.push(value)
      yield
    } while (this.goesOn(closeList))
    return list
  }

  private *object(): Steps<JsonObject> {
    const object: JsonObject = {}
    if (this.isEmpty(closeObject)) return object
    do {
      const piece = this.piece()
      if (piece === undefined) setKey(object, this.key(), yield* this.value())
      else for (const [key, value] of Object.entries<Json>(JSON.parse(`{${piece}}`))) setKey(object, key, value)
      yield
    } while (this.goesOn(closeObject))
    return object
  }

  /** The next members that are short together, and goes behind them; undefined where even the next one is long. */
  private piece(): string | undefined {
    const { text, at: start } = this
    let depth = 0
    let end: number | undefined
    for (let at = start; at < text.length; at++) {
      if (at - start > pieceLength) return end === undefined ? undefined : this.take(end)
      const code = text.charCodeAt(at)
      if (code === quote) at = endOfString(text, at)
      else if (code === openList || code === openObject) depth++
      else if (code === comma && depth === 0) end = at
      else if ((code === closeList || code === closeObject) && depth-- === 0) return this.take(at)
    }
    return end === undefined ? undefined : this.take(end)
  }

  private take(end: number): string {
    const piece = this.text.slice(this.at, end)
    if (piece.trim() === '') throw this.unexpected()
    this.at = end
    return piece
  }

  private key(): string {
    this.skipSpace()
    const key = this.text.charCodeAt(this.at) === quote ? this.scalar() : undefined
    this.skipSpace()
    if (typeof key !== 'string' || this.text[this.at] !== ':') throw this.unexpected()
    this.at++
    return key
  }

  private scalar(): Json {
    const { text, at: start } = this
    let end = start
    if (text.charCodeAt(start) === quote) end = endOfString(text, start) + 1
    else while (end < text.length && !',]}'.includes(text.charAt(end)) && !isSpace(text.charCodeAt(end))) end++
    this.at = end
    return JSON.parse(text.slice(start, end))
  }

  /** Goes behind the bracket that opens; where it is closed at once, behind that as well. */
  private isEmpty(close: number): boolean {
    this.at++
    this.skipSpace()
    if (this.text.charCodeAt(this.at) !== close) return false
    this.at++
    return true
  }

  /** Goes behind what stands between two members, or behind the last one. */
  private goesOn(close: number): boolean {
    this.skipSpace()
    const code = this.text.charCodeAt(this.at)
    if (code !== comma && code !== close) throw this.unexpected()
    this.at++
    return code === comma
  }

  private skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++
  }

  private unexpected(): SyntaxError {
    return new SyntaxError(this.at < this.text.length ? `Unexpected text in JSON at position ${this.at}` : 'Unexpected end of JSON input')
  }
}

/** A plain assignment to `__proto__` would set the prototype instead of a key. */
function setKey(object: JsonObject, key: string, value: Json): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  else object[key] = value
}
