import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** The notes of a page. Throws where there is no list: it says nothing of what is there. */
export function notesIn({ body }: Pick<ApiResponse, 'body'>): readonly unknown[] {
  const notes = fieldsOf(body)?.notes
  if (!Array.isArray(notes)) throw new Error('notes is missing or not a list')
  return notes
}

/** The request of the page behind this one; null at the end. */
export function nextPage({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const page = fieldsOf(body)
  if (page?.hasMore !== true) return null
  const cursor = textOf(page.cursor)
  if (cursor === undefined) throw new Error('A page says that there are more, and not where: cursor is missing')
  return { ...asked, query: { ...asked.query, cursor } }
}

const latest = Date.UTC(9999, 11, 31)

/** A time as Granola writes it; undefined for what is none. */
export function timeOf(said: unknown): number | undefined {
  const time = Date.parse(textOf(said) ?? '')
  return time > 0 && time <= latest ? time : undefined
}
