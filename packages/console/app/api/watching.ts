import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** What is watched for and who is told: signals, automations, and where messages go. A workspace has at most 100 signals, so that a page holds all. */

export type Signal = MethodOutputs['signals.list']['items'][number]
export type SignalOptions = MethodOutputs['signals.options']
export type BuiltIn = SignalOptions['builtIn'][number]
export type Occurrence = MethodOutputs['signals.occurrences']['items'][number]
export type Automation = MethodOutputs['automations.list']['items'][number]
export type Run = MethodOutputs['automations.runs']['items'][number]

const next = ({ pagination }: { pagination: { nextCursor: string | null } }) => pagination.nextCursor ?? undefined
const first = undefined as string | undefined

export const signalOptionsQuery = queryOptions({
  queryKey: ['signals', 'options'],
  queryFn: ({ signal }) => client.signals.options({ signal })
})

export const signalsQuery = queryOptions({
  queryKey: ['signals', 'own'],
  queryFn: async ({ signal }) => (await client.signals.list({ limit: 200 }, { signal })).items
})

/** Where a signal holds now, or was seen before; its total is what lists show. */
export const occurrencesQuery = (id: string, state?: MethodInputs['signals.occurrences']['state']) =>
  infiniteQueryOptions({
    queryKey: ['signals', 'occurrences', id, state],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.signals.occurrences(id, { limit: 20, ...(state && { state }), ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next
  })

export const automationsQuery = queryOptions({
  queryKey: ['automations', 'all'],
  queryFn: async ({ signal }) => (await client.automations.list({ limit: 200 }, { signal })).items
})

export const runsQuery = (id: string, status?: Run['status']) =>
  infiniteQueryOptions({
    queryKey: ['automations', 'runs', id, status],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.automations.runs(id, { limit: 20, ...(status && { status }), ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const runQuery = (id: string, runId: string) =>
  queryOptions({ queryKey: ['automations', 'run', id, runId], queryFn: ({ signal }) => client.automations.run(id, runId, { signal }) })

export const destinationsQuery = queryOptions({
  queryKey: ['destinations'],
  queryFn: async ({ signal }) => (await client.tools.listDestinations({}, { signal })).destinations
})
