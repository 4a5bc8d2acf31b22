import { isUtf8 } from 'node:buffer'
import { yieldToEventLoop } from '../values/index.js'
import { BodyError } from './body-error.js'
import type { HttpRequest } from './exchange.js'
import { isNestedDeeperThan } from './json-depth.js'
import { readBody } from './read-body.js'

const deepest = 64
const longBody = 100_000
const byteOrderMark = '\ufeff'

/** A body's JSON, whatever its Content-Type says. `__proto__` becomes a plain key. Throws BodyFault. */
export async function readJson(request: HttpRequest, limit: number): Promise<unknown> {
  return parseInTurn(await readBody(request, limit))
}

/** `readJson` of a body that may be left out: an empty one is an empty object. Throws BodyFault. */
export async function readOptionalJson(request: HttpRequest, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit)
  return bytes.length === 0 ? {} : parseInTurn(bytes)
}

/** JSON from the bytes of a body. What is done with a long one comes in a turn of its own. Throws BodyFault. */
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
