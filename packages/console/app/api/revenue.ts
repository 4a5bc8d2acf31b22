import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** The movements of MRR by month. */
export type Movements = MethodOutputs['revenue.movements']
export type MonthOfMovements = Movements['months'][number]
/** Which figure's customers are listed. */
export type FigureAddress = Pick<NonNullable<MethodInputs['revenue.movementAccounts']>, 'month' | 'movement'> & {
  plan?: string
  currency?: string
}

/** A year of months, and the running one. */
const shownMonths = 13

export const movementsQuery = queryOptions({
  queryKey: ['customers', 'movements'],
  queryFn: ({ signal }) => client.revenue.movements({ months: shownMonths }, { signal })
})

export const movementAccountsQuery = ({ month, movement, ...others }: FigureAddress, cursor?: string) =>
  queryOptions({
    queryKey: ['customers', 'movements', month, movement, others, cursor ?? ''],
    queryFn: ({ signal }) =>
      client.revenue.movementAccounts(month, movement, { ...others, limit: 50, ...(cursor !== undefined && { cursor }) }, { signal })
  })

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'currency'],
  queryFn: ({ signal }) => client.settings.get({ signal })
})
