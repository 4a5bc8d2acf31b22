import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, time, uuid } from '../../storage/index.js'

/** What came of one stream in a run. A run has succeeded only if every stream has `ended`. */
export type StreamOutcome = {
  stream: string
  outcome: 'ended' | 'partial' | 'failed' | 'skipped'
  added: number
  updated: number
  removed: number
  unchanged: number
  /** Records that were left out on purpose: how many, and how many for which reason. */
  skipped: number
  skippedFor: { reason: string; count: number }[]
  /** Records that could not be read: how many, and the first of them. */
  unreadable: { count: number; examples: { id: string; message: string }[] }
  requests: number
  waitedMs: number
  rateLimited: number
  lastCursor: string | null
  errorClass: string | null
  errorMessage: string | null
  nextRunAt: number | null
}

/** Runs of a connection: running -> succeeded | partial | failed. `cause`: schedule, asked, webhook, connected. */
export const integrationRuns = defineTable({
  name: 'integration_runs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    connection_id: uuid(),
    provider: code(),
    cause: code(),
    status: code(),
    streams: json<StreamOutcome[]>(),
    requests: integer(),
    started_at: time(),
    ended_at: nullable(time()),
    next_run_at: nullable(time())
  }),
  personal: { streams: 'none' },
  key: ['id'],
  indexes: [{ columns: ['connection_id', 'started_at'] }]
})
