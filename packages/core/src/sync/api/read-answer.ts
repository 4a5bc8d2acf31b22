import type { Json } from '../../storage/index.js'
import { runCooperatively } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { parseBounded, UnboundedJson } from './bounded-json.js'

/** The most that an answer may have, unpacked. */
export const maxBytes = 20 * 1024 * 1024

/** Reads a body piece by piece, and stops where it is too large. */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // Its end is of no interest, nor whether the connection closes well.
      void reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** An answer that is larger. */
export function tooLarge(): ApiError {
  return new ApiError('too_large', 'The answer is larger than 20 MB', 'fatal')
}

/**
 * What a text is: its JSON, null when it is empty, else itself. A page for people, and JSON that is cut, are neither (`isJunk`). Other work has its turn
 * while a long one is read. Throws `UnboundedJson`.
 */
export async function readJsonOrText(text: string, contentType: string): Promise<{ body: Json; isJunk: boolean }> {
  if (text.trim() === '') return { body: null, isJunk: false }
  try {
    return { body: await runCooperatively(parseBounded(text)), isJunk: false }
  } catch (error) {
    if (error instanceof UnboundedJson) throw error
    return { body: text, isJunk: isJunk(text, contentType) }
  }
}

/** Whether a text is none that was meant: a page for people, or JSON that is cut. */
function isJunk(text: string, contentType: string): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*<(!doctype|html)\b/i.test(text) || /\bjson\s*(;|$)/i.test(contentType)
}
