import { isUtf8 } from 'node:buffer'
import { yieldToEventLoop } from '../values/index.js'
import { BodyError } from './body-error.js'
import type { HttpRequest } from './exchange.js'
import { readBody } from './read-body.js'

const deepest = 64
const longBody = 100_000
const byteOrderMark = '\ufeff'

/** A body's JSON, whatever its Content-Type says. `__proto__` becomes a plain key. Throws BodyError. */
export async function readJson(request: HttpRequest, limit: number): Promise<unknown> {
  return parseInTurn(await readBody(request, limit))
}

/** `readJson` of a body that may be left out: an empty one is an empty object. Throws BodyError. */
export async function readOptionalJson(request: HttpRequest, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit)
  return bytes.length === 0 ? {} : parseInTurn(bytes)
}

/** JSON from the bytes of a body. What is done with a long one comes in a turn of its own. Throws BodyError. */
export async function parseInTurn(bytes: Buffer): Promise<unknown> {
  const value = parseJson(bytes)
  if (bytes.length > longBody) await yieldToEventLoop()
  return value
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw notJson('The body is empty; send JSON')
  if (isNestedDeeperThan(deepest, bytes)) throw notJson(`The body is nested deeper than ${deepest} levels`)
  if (!isUtf8(bytes)) throw notJson('The body is not UTF-8')
  const text = bytes.toString('utf8')
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  } catch (error) {
    throw notJson('The body is not JSON', error)
  }
}

/** The parser's own words quote the body, so they stay out of the message. */
function notJson(message: string, cause?: unknown): BodyError {
  return new BodyError('not_json', message, {}, { cause })
}

const quote = 0x22
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** Whether JSON text nests deeper than `limit`. Looks at the bytes alone, so that a body of brackets is refused before it costs a parse. */
export function isNestedDeeperThan(limit: number, json: Uint8Array): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (byte === quote) index = endOfString(json, index)
    else if (byte === openBracket || byte === openBrace) {
      if (++depth > limit) return true
    } else if (byte === closeBracket || byte === closeBrace) depth--
  }
  return false
}

/** The index of the quote that ends the string beginning at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  let index = start + 1
  while (index < json.length && json[index] !== quote) index += json[index] === backslash ? 2 : 1
  return index
}
