import { type MethodInputs, RapportError } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { base } from './base'
import { client } from './client'

type Subject = MethodInputs['segments.create']['subject']
const pageSize = 200

/** All customers that pass a filter, page by page. */
export const listedCustomers = (input: Omit<MethodInputs['lists.customers'], 'limit' | 'cursor'>) => ({
  key: ['customers', 'all', input] as const,
  size: pageSize,
  read: (cursor: string | undefined, signal: AbortSignal) =>
    client.lists.customers({ ...input, limit: pageSize, ...(cursor && { cursor }) }, { signal })
})

/** All people that pass a filter, page by page. */
export const listedPeople = (input: Omit<MethodInputs['lists.people'], 'limit' | 'cursor'>) => ({
  key: ['people', 'all', input] as const,
  size: pageSize,
  read: (cursor: string | undefined, signal: AbortSignal) =>
    client.lists.people({ ...input, limit: pageSize, ...(cursor && { cursor }) }, { signal })
})

/** By what a list can be narrowed, and which traits, tags and plans there are. */
export const listOptionsQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['list-options', subject],
    queryFn: ({ signal }) => client.lists.options(subject, { signal }),
    staleTime: 60_000
  })

export const viewsQuery = (subject?: Subject) =>
  queryOptions({
    queryKey: ['views', subject],
    queryFn: ({ signal }) => client.views.list(subject ? { subject } : {}, { signal }),
    staleTime: 30_000
  })

export const segmentsQuery = (subject?: Subject) =>
  queryOptions({
    queryKey: ['segments', subject],
    queryFn: ({ signal }) => client.segments.list(subject ? { subject } : {}, { signal })
  })

export const segmentHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['segments', 'history', id],
    queryFn: ({ signal }) => client.segments.history(id, { limit: 50 }, { signal })
  })

/** Has the browser save a whole list as a file. Throws RapportError. */
export async function saveCsv(subject: Subject, query: object): Promise<void> {
  const requestId = crypto.randomUUID()
  const headers = { 'x-rapport-console': '1', 'content-type': 'application/json', 'x-request-id': requestId }
  const init = { method: 'POST', headers, body: JSON.stringify(query) }
  const response = await fetch(`${base}/api/lists/${subject}/csv`, init).catch((cause: unknown) => {
    throw new RapportError('The server cannot be reached.', { code: 'CONNECTION_FAILED', requestId, retryable: true }, { cause })
  })
  if (!response.ok) {
    const body: Record<string, unknown> = await response.json().catch(() => ({}))
    const message = typeof body.error === 'string' ? body.error : `The server answered ${response.status}.`
    throw new RapportError(message, { code: String(body.code), status: response.status, requestId, retryable: response.status >= 500 })
  }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${subject}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
