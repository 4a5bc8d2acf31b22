import type { MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** An event as it was stored, with whose it is and what decided that. */
export type ArrivedEvent = MethodOutputs['events.recent'][number]

/** Why events were refused or changed. */
export type IngestIssue = MethodOutputs['events.issues'][number]

/** The events that the host has declared, and the names that came in without a declaration. */
export type DeclaredEvents = MethodOutputs['events.declared']

const lookAgainMs = 3_000

/** The events that arrived last, or those of one name. */
export const recentEventsQuery = (name: string | undefined) =>
  queryOptions({
    queryKey: ['developer', 'events', name],
    queryFn: ({ signal }) => client.events.recent({ limit: 100, ...(name && { name }) }, { signal })
  })

export const issuesQuery = queryOptions({
  queryKey: ['developer', 'issues'],
  queryFn: ({ signal }) => client.events.issues({ signal }),
  refetchInterval: lookAgainMs
})

export const declaredEventsQuery = queryOptions({
  queryKey: ['developer', 'declared'],
  queryFn: ({ signal }) => client.events.declared({ signal })
})

export const jobsQuery = queryOptions({
  queryKey: ['developer', 'jobs'],
  queryFn: ({ signal }) => client.jobs.list({ signal }),
  refetchInterval: lookAgainMs
})

export const deadLettersQuery = queryOptions({
  queryKey: ['developer', 'dead-letters'],
  queryFn: ({ signal }) => client.hooks.deadLetters({ signal })
})

export const failedDeliveriesQuery = queryOptions({
  queryKey: ['developer', 'deliveries'],
  queryFn: ({ signal }) => client.deliveries.failed({ signal })
})
