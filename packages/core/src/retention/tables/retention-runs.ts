import { Type } from 'typebox'
import { defineTable, json, nullable, time, uuid } from '../../storage/index.js'

/** What one kind came to in a run: `before` is the time up to which it goes (epoch milliseconds), `removed` how many rows went. */
export interface StoredRetained {
  kind: string
  days: number
  before: number
  removed: number
}

/** Runs of retention, the newest 100 of an organization. `ended_at` is null while a run goes on. */
export const retentionRuns = defineTable({
  name: 'retention_runs',
  scope: 'organization',
  row: Type.Object({ id: uuid(), kinds: json<StoredRetained[]>(), started_at: time(), ended_at: nullable(time()) }),
  personal: { kinds: 'none' },
  key: ['id'],
  indexes: [{ columns: ['started_at'] }]
})
