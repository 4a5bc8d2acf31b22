import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, listOf, textOf } from '../json-fields.js'

/** The most that Stripe lists at once. */
export const pageLimit = '100'

/** The request of the page behind this one; null at the end. */
export function nextPage({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const list = fieldsOf(body)
  if (!Array.isArray(list?.data)) throw new Error('data is missing or not a list')
  if (list.has_more !== true) return null
  const last = textOf(fieldsOf(list.data.at(-1))?.id)
  if (last === undefined) throw new Error('A page says that there are more, and names none behind which they are')
  return { ...asked, query: { ...asked.query, starting_after: last } }
}

/** The records of a page, as they are. Throws where there is no list: it says nothing of what is there. */
export function recordsOf({ body }: ApiResponse): readonly unknown[] {
  const data = fieldsOf(body)?.data
  if (!Array.isArray(data)) throw new Error('data is missing or not a list')
  return itemsOf(data)
}

/** All objects of a list, over its pages; undefined where an optional one cannot be had. */
export async function wholeList(lookup: SendRequest, first: ApiRequest): Promise<Fields[] | undefined> {
  const all: Fields[] = []
  for (let asked: ApiRequest | null = first; asked; ) {
    const answer: ApiResponse = await lookup(asked)
    if (answer.status !== 200) return undefined
    for (const object of listOf(recordsOf(answer))) all.push(object)
    asked = nextPage(answer, asked)
  }
  return all
}
