import type { MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from './client'

/** What looks into customers by itself, with a language model: what each is told to do, and what its runs found. */

export type Agent = MethodOutputs['agents.list']['items'][number]
export type AgentRun = MethodOutputs['agents.runs']['items'][number]
export type WholeAgentRun = MethodOutputs['agents.run']

const first = undefined as string | undefined
const isRunning = ({ status }: { status: AgentRun['status'] }) => status === 'RUNNING'
const runMilliseconds = 2000

export const agentsQuery = queryOptions({
  queryKey: ['agents', 'all'],
  queryFn: async ({ signal }) => (await client.agents.list({ limit: 200 }, { signal })).items
})

/** The runs of an agent, the newest first; read again and again while one goes on. */
export const agentRunsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['agents', 'runs', id],
    initialPageParam: first,
    queryFn: ({ pageParam: cursor, signal }) => client.agents.runs(id, { limit: 20, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.items.some(isRunning) ? runMilliseconds : false)
  })

/** One run, with everything that was read and answered. */
export const agentRunQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: ['agents', 'run', id, runId],
    queryFn: ({ signal }) => client.agents.run(id, runId, { signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? runMilliseconds : false)
  })
