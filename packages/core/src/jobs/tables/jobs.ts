import { Type } from 'typebox'
import { boolean, code, defineTable, integer, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Work to do later, written in the commit of its cause; a finished job is no row any more. `run_at` is when it is due, null once it was given up.
 * Whoever runs it holds a lease: a token and how long it counts. `unique_key` names a live job, of which there is one; `trigger_count` counts how often.
 * Of the jobs with one `serial_key`, one is `running` at a time.
 */
export const jobs = defineTable({
  name: 'jobs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    payload: json<JsonObject>(),
    unique_key: nullable(text()),
    serial_key: nullable(text()),
    trigger_count: integer(),
    run_at: nullable(time()),
    attempts: integer(),
    leased_by: nullable(uuid()),
    leased_until: nullable(time()),
    running: boolean(),
    last_error: nullable(text()),
    created_at: time()
  }),
  personal: { payload: 'content', unique_key: 'content', serial_key: 'content', last_error: 'content' },
  key: ['id'],
  indexes: [{ columns: ['unique_key'], unique: true }, { columns: ['run_at'] }, { columns: ['kind'] }, { columns: ['running'] }]
})
