import { RapportError } from '../errors.js'

/** Why a query is refused: the word that starts the message. */
export type RefusalCode = 'SYNTAX_ERROR' | 'TABLE_NOT_FOUND' | 'FUNCTION_NOT_ALLOWED' | 'QUERY_NOT_ALLOWED' | 'EXECUTION_ERROR' | 'TIMEOUT'

/** A refusal on its way out of the guard, where the query's text is at hand. `at` is the byte where the fault begins. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly at?: number
  ) {
    super(message)
  }
}

/** The refusal as callers see it: 422, its code in the message, and the character where the fault begins, counted from 1. */
export function toRapportError({ code, message, at }: Refusal, text: string): RapportError {
  const position = at === undefined ? '' : ` (position ${characterAt(text, at)})`
  return unprocessable(code, `${message}${position}`)
}

export function unprocessable(code: RefusalCode, message: string, options?: { cause?: unknown }): RapportError {
  return new RapportError('UNPROCESSABLE', `${code}: ${message}`, {}, options)
}

/** The parser counts bytes of UTF-8, people count characters. */
function characterAt(text: string, byte: number): number {
  return [...Buffer.from(text).subarray(0, byte).toString()].length + 1
}
