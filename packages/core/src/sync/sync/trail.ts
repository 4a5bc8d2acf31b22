import { createHash } from 'node:crypto'
import type { ApiRequest } from '../../providers/index.js'
import { ApiError } from '../api/api-error.js'
import type { Trail } from './checkpoint.js'

/** More pages of a stream are no stream of a customer's, but a provider that never ends. */
const maxPages = 1_000_000
/** So many pages without a record, one after the other. */
const maxEmpty = 1_000

/** The same request always has this text. */
export function requestKey({ method = 'GET', path, query = {}, site, body, form }: ApiRequest): string {
  return JSON.stringify({ method, path, query, site, body: body ?? null, ...(form && { form }) })
}

/**
 * Notes a page on the way. Throws when its next request was made before: a provider that hands out the same cursor again would be read forever.
 */
export function follow(trail: Trail, asked: ApiRequest, next: ApiRequest | null, records: number): Trail {
  const pages = trail.pages + 1
  const empty = records === 0 ? trail.empty + 1 : 0
  if (next === null) return { ...trail, pages, empty }
  const nextKey = digest(next)
  const askedKey = digest(asked)
  if (nextKey === askedKey || nextKey === trail.anchor) throw endless('It names a page as the next one that was read before')
  if (pages >= maxPages) throw endless(`It has more than ${maxPages} pages`)
  if (empty >= maxEmpty) throw endless(`It had ${maxEmpty} pages without a record, one after the other`)
  return pages >= trail.nextAnchor ? { pages, empty, anchor: askedKey, nextAnchor: pages * 2 } : { ...trail, pages, empty }
}

const digest = (request: ApiRequest) => createHash('sha256').update(requestKey(request)).digest('base64url').slice(0, 22)

const endless = (message: string) => new ApiError('bad_answer', message, 'fatal')
