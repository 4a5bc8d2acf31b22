import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'

/** The records of a page. Throws where there is no list: that says nothing of what is there. */
export function listIn({ body }: Pick<ApiResponse, 'body'>, name: string): readonly unknown[] {
  const list = fieldsOf(body)?.[name]
  if (!Array.isArray(list)) throw new Error(`${name} is missing or not a list`)
  return list
}

/** Where the next page begins; undefined at the end. */
function cursorIn({ body }: Pick<ApiResponse, 'body'>): string | undefined {
  return textOf(fieldsAt(fieldsOf(body), 'records')?.cursor)
}

/** The same request for the page behind an answer; null at the end. A list that is posted has the cursor in its body. */
export function nextPage(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const cursor = cursorIn(answer)
  if (cursor === undefined) return null
  return asked.method === 'POST' ? { ...asked, body: { ...asked.body, cursor } } : { ...asked, query: { ...asked.query, cursor } }
}

const latest = Date.UTC(9999, 11, 31)

/** A time as Gong writes it, in epoch milliseconds; undefined for what is none. */
export function timeOf(told: unknown): number | undefined {
  const time = Date.parse(textOf(told) ?? '')
  return time > 0 && time <= latest ? time : undefined
}
