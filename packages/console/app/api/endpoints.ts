import type { MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { t } from '../texts/catalogue'
import { client } from './client'

export type Endpoint = MethodOutputs['endpoints.get']
export type EndpointEvent = Endpoint['events'][number]
export type EndpointDelivery = MethodOutputs['endpoints.deliveries']['items'][number]

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints', 'all'],
  queryFn: ({ signal }) => client.endpoints.list({ signal })
})

export const endpointDeliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['endpoints', 'deliveries', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => client.endpoints.deliveries(id, { limit: 20, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    // Until a message has ended, what becomes of it is waited for.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.items.some(({ status }) => status === 'PENDING') ? 2000 : false)
  })

/** What people call an endpoint: its description, or else where it sends to. */
export const endpointName = ({ description, url, recipients }: Pick<Endpoint, 'description' | 'url' | 'recipients'>) =>
  description || (url ?? t('endpoints.mailTo', { count: recipients.length }))
