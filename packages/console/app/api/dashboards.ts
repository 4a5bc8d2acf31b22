import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'
import { inTurn } from './queries'

export type SavedQuery = MethodOutputs['queries.list'][number]
export type Dashboard = MethodOutputs['dashboards.list'][number]
export type Tile = Dashboard['tiles'][number]
export type QueryTile = Extract<Tile, { kind: 'query' }>
export type ChartTile = Extract<Tile, { kind: 'chart' }>
export type Parameter = SavedQuery['parameters'][number]
export type Values = NonNullable<MethodInputs['queries.try']['parameters']>

export const savedQueriesQuery = queryOptions({
  queryKey: ['queries'],
  queryFn: ({ signal }) => client.queries.list({ signal }),
  staleTime: 30_000
})

export const savedQueryQuery = (id: string) =>
  queryOptions({ queryKey: ['queries', id], queryFn: ({ signal }) => client.queries.get(id, { signal }) })

export const queryVersionsQuery = (id: string) =>
  queryOptions({ queryKey: ['queries', id, 'versions'], queryFn: ({ signal }) => client.queries.versions(id, { signal }) })

export const dashboardsQuery = queryOptions({
  queryKey: ['dashboards'],
  queryFn: ({ signal }) => client.dashboards.list({ signal }),
  staleTime: 30_000
})

export const dashboardQuery = (id: string) =>
  queryOptions({ queryKey: ['dashboards', id], queryFn: ({ signal }) => client.dashboards.get(id, { signal }) })

/** What a saved query answers, as tiles show it: of the last ten minutes, unless it is asked for anew. */
export const answerQuery = (id: string, parameters: Values = {}) =>
  queryOptions({
    queryKey: ['tile', id, parameters],
    queryFn: () => runQuery(id, parameters, false),
    staleTime: 600_000
  })

export const runQuery = (id: string, parameters: Values, refresh: boolean) =>
  inTurn(() => client.queries.run(id, { parameters, refresh, limit: 1000 }))

/** SQL with parameters, which is not saved yet. */
export const trialQuery = (sql: string, declared: Parameter[], parameters: Values) =>
  queryOptions({
    queryKey: ['trial', sql, declared, parameters],
    queryFn: ({ signal }) => inTurn(() => client.queries.try({ sql, declared, parameters, limit: 1000 }, { signal })),
    staleTime: 30_000
  })
