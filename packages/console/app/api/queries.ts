import type { MethodInputs, MethodOutputs, ToolInputs } from '@rapport/client/session'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** Where the next page of a list begins; undefined at its end. */
const next = ({ pagination }: { pagination: { nextCursor: string | null } }) => pagination.nextCursor ?? undefined
const first = undefined as string | undefined

export const customersQuery = (input: MethodInputs['customers.list']) =>
  infiniteQueryOptions({
    queryKey: ['customers', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.customers.list({ ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const peopleQuery = (input: ToolInputs['svc_list_users']) =>
  infiniteQueryOptions({
    queryKey: ['people', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.tools.listUsers({ ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: ['customer', id], queryFn: ({ signal }) => client.customers.get({ id }, { signal }) })

export const assessmentQuery = (id: string) =>
  queryOptions({ queryKey: ['customer', id, 'assessment'], queryFn: ({ signal }) => client.customers.assessment({ id }, { signal }) })

export const healthQuery = (id: string) =>
  queryOptions({ queryKey: ['customer', id, 'health'], queryFn: ({ signal }) => client.customers.health({ id }, { signal }) })

export const profileQuery = (customer: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'profile'],
    queryFn: ({ signal }) =>
      client.tools.getCustomer({ customer, include: ['users', 'revenue', 'behaviorMetrics', 'enrichment'], timeframe: '30d' }, { signal })
  })

export const relationshipQuery = (customer: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'relationship'],
    queryFn: ({ signal }) => client.tools.getCustomerRelationship({ customer }, { signal })
  })

export const timelineQuery = (input: ToolInputs['svc_get_timeline']) =>
  infiniteQueryOptions({
    queryKey: ['customer', input.customer, 'timeline', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.tools.getTimeline({ ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const factsQuery = (input: ToolInputs['svc_list_facts']) =>
  infiniteQueryOptions({
    queryKey: ['customer', input.customer, 'facts', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.tools.listFacts({ ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const subscriptionsQuery = (customer: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'subscriptions'],
    queryFn: async ({ signal }) => (await client.subscriptions.list({ customer }, { signal })).items
  })

export type Term = MethodOutputs['contracts.list']['items'][number]

export const termsQuery = (customer: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'terms'],
    queryFn: async ({ signal }) => (await client.contracts.list({ customer, limit: 100 }, { signal })).items
  })

export const featuresQuery = (customer: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'features'],
    queryFn: ({ signal }) => client.tools.getCustomerFeatures({ customer, includeWeeklyUsage: true, weeks: 12 }, { signal })
  })

const mostSources = 500

/** What was said since that instant, the newest first. */
export const sourcesQuery = (customer: string, after: string) =>
  queryOptions({
    queryKey: ['customer', customer, 'sources', after],
    queryFn: async ({ signal }) => {
      const found = []
      for await (const source of client.tools.listSources({ customer, after, limit: 100 }, { signal }))
        if (found.push(source) >= mostSources) break
      return found
    }
  })

type SourceType = ToolInputs['svc_get_source']['sourceType']

/** A source with all of what was said: pages of it are read one after the other. */
export const sourceQuery = (sourceType: string, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['source', sourceType, sourceId],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.tools.getSource({ sourceType: sourceType as SourceType, sourceId, limit: 100, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ record }) => (record.pagination as { nextCursor?: string | null } | undefined)?.nextCursor ?? undefined,
    staleTime: 300_000
  })

export const searchQuery = (input: ToolInputs['svc_search_customer_context']) =>
  queryOptions({
    queryKey: ['search', input],
    queryFn: ({ signal }) => client.tools.searchCustomerContext(input, { signal }),
    placeholderData: keepPreviousData
  })

type AttentionNarrowing = Pick<MethodInputs['attention.list'], 'customerId' | 'assigneeId' | 'isAssigned' | 'kind'>

/** Items that are open and not snoozed, or snoozed, or resolved. */
export const attentionQuery = (status: 'open' | 'snoozed' | 'resolved', narrowing: AttentionNarrowing = {}) =>
  infiniteQueryOptions({
    queryKey: ['attention', status, narrowing],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => {
      const wanted = status === 'resolved' ? { status } : { status: 'open' as const, isSnoozed: status === 'snoozed' }
      return client.attention.list({ ...wanted, limit: 50, ...narrowing, ...(cursor && { cursor }) }, { signal })
    },
    getNextPageParam: next
  })

/** An attention item with who looks at it. */
export type AttentionItem = MethodOutputs['attention.list']['items'][number]

export type Note = MethodOutputs['notes.list']['items'][number]

export const notesQuery = (about: Pick<MethodInputs['notes.list'], 'customer' | 'userId'>) =>
  infiniteQueryOptions({
    queryKey: ['work', 'notes', about],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.notes.list({ ...about, limit: 30, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next
  })

export type Task = MethodOutputs['tasks.list']['items'][number]

export const tasksQuery = (input: Omit<MethodInputs['tasks.list'], 'limit' | 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: ['work', 'tasks', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.tasks.list({ ...input, limit: 50, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next
  })

export const attentionItemQuery = (id: string) =>
  queryOptions({ queryKey: ['attention', 'item', id], queryFn: ({ signal }) => client.tools.getAttentionItem({ id }, { signal }) })

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async ({ signal }) => (await client.tools.listWorkspaceUsers({ limit: 1000 }, { signal })).items,
  staleTime: 60_000
})

const running = new Set<Promise<unknown>>()

/** Few queries run at a time for a workspace: a page that has several asks two at once, and leaves room for others. */
export async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  while (running.size >= 2) await Promise.race(running)
  const asked = ask()
  const settled = asked.then(
    () => undefined,
    () => undefined
  )
  running.add(settled)
  try {
    return await asked
  } finally {
    running.delete(settled)
  }
}

/** A read-only query; see svc_schema for what there is to ask. */
export const sqlQuery = (sql: string, limit = 1000) =>
  queryOptions({
    queryKey: ['sql', sql, limit],
    queryFn: ({ signal }) => inTurn(() => client.tools.query({ sql, limit }, { signal })),
    staleTime: 30_000
  })

export const schemaQuery = queryOptions({
  queryKey: ['schema'],
  queryFn: ({ signal }) => client.tools.schema({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY
})

/** A provider, connected or not. */
export type Integration = MethodOutputs['integrations.list'][number]

/** What can be connected on this server, and what is missing for that. */
export type Capability = MethodOutputs['integrations.capabilities'][number]

export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: ({ signal }) => client.integrations.capabilities({}, { signal }),
  staleTime: 300_000
})

export const providersQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: ({ signal }) => client.integrations.list({}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(({ syncStatus }) => syncStatus === 'running') ? 3000 : 30_000)
})
