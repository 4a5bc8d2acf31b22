/** What a route is asked: its address, and the body as JSON if there is one. */
export interface Asked {
  url: URL
  body: unknown
}

/** Slices the records of a route: the page that is asked for, at most `size` long, as a provider of this kind answers it. */
export type Paging = (
  records: readonly unknown[],
  asked: Asked,
  size: number
) => { body: unknown; status?: number; headers?: Record<string, string> }

/** The page begins behind the record with an id (Stripe): `{ object: 'list', data, has_more }`. An id that is gone is a 404 of Stripe's kind. */
export function pagesAfterId(parameter = 'starting_after'): Paging {
  return (records, { url }, size) => {
    const after = url.searchParams.get(parameter)
    const from = after === null ? 0 : records.findIndex((record) => idOf(record) === after) + 1
    if (after !== null && from === 0)
      return { status: 404, body: { error: { code: 'resource_missing', param: parameter, message: 'No such object' } } }
    const data = records.slice(from, from + size)
    return { body: { object: 'list', data, has_more: from + data.length < records.length } }
  }
}

/** The answer names the token of the next page (Google). */
export function pagesByToken(recordsField = 'items', parameter = 'pageToken', tokenField = 'nextPageToken'): Paging {
  return (records, { url }, size) => {
    const from = place(url.searchParams.get(parameter))
    return { body: page(records, from, size, recordsField, (next) => ({ [tokenField]: `page-${next}` })) }
  }
}

/** Pages by how many records lie before them; only an empty page, or the total, says where the end is. */
export function pagesByOffset(recordsField = 'data', parameter = 'offset', totalField = 'total_count'): Paging {
  return (records, { url }, size) => {
    const from = place(url.searchParams.get(parameter))
    return { body: { [recordsField]: records.slice(from, from + size), [totalField]: records.length } }
  }
}

/** The header `Link` has the address of the next page; the body is the list. */
export function pagesByLinkHeader(parameter = 'page'): Paging {
  return (records, { url }, size) => {
    const from = place(url.searchParams.get(parameter))
    const next = nextAddress(records, from, size, url, parameter)
    return { body: records.slice(from, from + size), ...(next && { headers: { link: `<${next}>; rel="next"` } }) }
  }
}

/** The body has the address of the next page (Salesforce's nextRecordsUrl). */
export function pagesByNextLink(recordsField = 'records', linkField = 'nextRecordsUrl', parameter = 'page'): Paging {
  return (records, { url }, size) => {
    const from = place(url.searchParams.get(parameter))
    return { body: page(records, from, size, recordsField, () => ({ [linkField]: nextAddress(records, from, size, url, parameter) })) }
  }
}

/** The cursor stands in the body of the request, and the next one in that of the answer (Gong, HubSpot's search). */
export function pagesByBodyCursor(recordsField = 'records', cursorField = 'cursor'): Paging {
  return (records, { body }, size) => {
    const from = place(fieldOf(body, cursorField))
    return { body: page(records, from, size, recordsField, (next) => ({ [cursorField]: `page-${next}` })) }
  }
}

function page(records: readonly unknown[], from: number, size: number, recordsField: string, more: (next: number) => object): object {
  const next = from + size
  return { [recordsField]: records.slice(from, next), ...(next < records.length && more(next)) }
}

function nextAddress(records: readonly unknown[], from: number, size: number, url: URL, parameter: string): string | undefined {
  if (from + size >= records.length) return undefined
  const next = new URL(url)
  next.searchParams.set(parameter, `page-${from + size}`)
  return next.href
}

/** How many records lie before a page, from its token or its offset. */
function place(said: unknown): number {
  const digits = typeof said === 'string' ? said.replace(/^page-/, '') : said
  return Number(digits ?? 0) || 0
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

function idOf(record: unknown): unknown {
  return fieldOf(record, 'id')
}
