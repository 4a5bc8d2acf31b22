import type { Json } from '../../storage/index.js'
import type { Steps } from '../../values/index.js'
import { endOfString, isSpace, LongJson } from './long-json.js'

/** How deep an answer may be nested, and how many values it may have. */
const maxLevels = 64
const maxValues = 1_000_000
/** So many characters are looked at in one go. */
const charactersPerStep = 256 * 1024
/** Shorter texts are parsed in one go. */
const minLongText = 64 * 1024

/** An answer that would take too long to read, or too much memory. The message says which bound it exceeds. */
export class UnboundedJson extends Error {
  override readonly name = 'UnboundedJson'

  constructor(
    message: string,
    /** Whether smaller pages could help: nesting stays as it is. */
    readonly isTooMuch: boolean
  ) {
    super(message)
  }
}

/**
 * `JSON.parse` of a text that somebody else wrote. It is looked through before it is parsed, and a long one is parsed piece by piece, so that other work has
 * its turn. Throws `UnboundedJson`, and `SyntaxError` as `JSON.parse` does.
 */
export function* parseBounded(text: string): Steps<Json> {
  const start = startOf(text)
  // Only what is a list or an object can be deep, or have many values.
  if (text[start] !== '[' && text[start] !== '{') return JSON.parse(text)
  yield* requireBounds(text, start)
  return text.length < minLongText ? JSON.parse(text) : yield* new LongJson(text).whole()
}

function startOf(text: string): number {
  let start = 0
  while (isSpace(text.charCodeAt(start))) start++
  return start
}

const quote = 0x22
const comma = 0x2c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Looks at the list or object that begins here, to its end. */
function* requireBounds(text: string, start: number): Steps<void> {
  let depth = 0
  let values = 1
  let stepAt = start + charactersPerStep
  for (let at = start; at < text.length; at++) {
    if (at >= stepAt) {
      yield
      stepAt = at + charactersPerStep
    }
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values++
    else if (code === openList || code === openObject) {
      values++
      if (++depth > maxLevels) throw new UnboundedJson(`It is nested deeper than ${maxLevels} levels`, false)
    } else if ((code === closeList || code === closeObject) && --depth === 0) return
    if (values > maxValues) throw new UnboundedJson(`It has more than ${maxValues.toLocaleString('en')} values`, true)
  }
}
