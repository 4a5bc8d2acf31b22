import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'
import type { LookbackResult } from '../report/result.js'
import type { Tally } from '../report/tally.js'
import type { LookbackSettings } from '../settings.js'

/**
 * Look-backs that somebody started. `progress` is what the customers that were looked at so far have added up to, null once `result` is there.
 * `period_start` and `period_end` are the starts of the first day that is looked at and of the day after the last one.
 */
export const lookbackRuns = defineTable({
  name: 'lookback_runs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    settings: json<LookbackSettings>(),
    status: text(),
    period_start: time(),
    period_end: time(),
    looked_at: integer(),
    customers: integer(),
    progress: nullable(json<Tally>()),
    result: nullable(json<LookbackResult>()),
    created_at: time(),
    finished_at: nullable(time())
  }),
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
