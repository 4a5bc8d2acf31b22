import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'

export type Briefing = MethodOutputs['customers.briefing']
export type Standing = Briefing['accounts'][number]

const visitMs = 30 * 60_000

/** When the visit before this one ended; undefined in a first one. The server knows it of members, and this browser of everybody else. */
export const visitQuery = (organizationId: string, memberId: string | null) =>
  queryOptions({
    queryKey: ['visit', organizationId, memberId],
    queryFn: async ({ signal }) => {
      const visit = memberId === null ? undefined : await client.members.visit({ signal })
      return visit?.memberId == null ? (visitOfBrowser(organizationId) ?? null) : visit.since
    },
    staleTime: 5 * 60_000,
    retry: false
  })

/** The same rule as the server's: half an hour without a look ends a visit. */
function visitOfBrowser(organizationId: string, now = Date.now()): string | undefined {
  const name = `rapport.visit.${organizationId}`
  try {
    const known: { since?: string; seenAt?: number } = JSON.parse(localStorage.getItem(name) ?? '{}')
    const isNew = known.seenAt !== undefined && now - known.seenAt > visitMs
    const since = isNew ? new Date(known.seenAt ?? now).toISOString() : known.since
    localStorage.setItem(name, JSON.stringify({ since, seenAt: now }))
    return since
  } catch {
    // A browser that stores nothing has no visit before.
    return undefined
  }
}

export const briefingQuery = (since: string | null) =>
  queryOptions({
    queryKey: ['customers', 'briefing', since],
    queryFn: ({ signal }) => client.customers.briefing(since === null ? {} : { since }, { signal })
  })

/** How one customer stands, as every list shows it. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer', id, 'standing'],
    queryFn: async ({ signal }) => (await client.customers.standings([id], { signal })).items[0] ?? null
  })

export const renewalsQuery = (period: NonNullable<NonNullable<MethodInputs['contracts.renewals']>['period']>) =>
  queryOptions({
    queryKey: ['customers', 'renewals', period],
    queryFn: ({ signal }) => client.contracts.renewals({ period }, { signal })
  })
