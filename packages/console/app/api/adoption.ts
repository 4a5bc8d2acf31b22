import type { MethodInputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** The adoption of features, of the last ten minutes unless it is asked for anew. */
export const adoptionQuery = (weeks: number, segmentId?: string) =>
  queryOptions({
    queryKey: ['adoption', weeks, segmentId],
    queryFn: () => readAdoption(weeks, segmentId, false),
    staleTime: 600_000
  })

export const readAdoption = (weeks: number, segmentId: string | undefined, refresh: boolean) =>
  client.features.adoption({ weeks, refresh, ...(segmentId && { segmentId }) })

export const adoptersQuery = (asked: MethodInputs['features.adopters']) =>
  queryOptions({ queryKey: ['adopters', asked], queryFn: ({ signal }) => client.features.adopters(asked, { signal }) })
