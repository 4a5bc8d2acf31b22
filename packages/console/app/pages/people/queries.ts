import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client'

export type Person = MethodOutputs['people.get']
export type Champion = MethodOutputs['people.champions']['items'][number]
export type Statement = MethodOutputs['people.statements']['items'][number]

const first = undefined as string | undefined
const next = ({ pagination }: { pagination: { nextCursor: string | null } }) => pagination.nextCursor ?? undefined

export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['person', id], queryFn: ({ signal }) => client.people.get(id, { signal }) })

export const personTimelineQuery = ({ id, ...input }: MethodInputs['people.timeline']) =>
  infiniteQueryOptions({
    queryKey: ['person', id, 'timeline', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.people.timeline(id, { ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next,
    placeholderData: keepPreviousData
  })

export const statementsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['person', id, 'statements'],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.people.statements(id, { limit: 50, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next
  })

export const championsQuery = (input: MethodInputs['people.champions']) =>
  infiniteQueryOptions({
    queryKey: ['champions', input],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.people.champions({ limit: 50, ...input, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: next
  })
