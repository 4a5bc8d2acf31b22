import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, time, uuid } from '../../storage/index.js'

/**
 * Look-backs that somebody started. `progress` is what the customers that were looked at so far have added up to, null once `result` is there.
 * `period_start` and `period_end` are the starts of the first day that is looked at and of the day after the last one. `stored-run.ts` reads the JSON: its types
 * come from schemas, and the types of tables are public.
 */
export const lookbackRuns = defineTable({
  name: 'lookback_runs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    settings: json<unknown>(),
    status: code(),
    period_start: time(),
    period_end: time(),
    looked_at: integer(),
    customers: integer(),
    progress: nullable(json<unknown>()),
    result: nullable(json<unknown>()),
    created_at: time(),
    finished_at: nullable(time())
  }),
  personal: { settings: 'none', progress: 'none', result: 'content' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
