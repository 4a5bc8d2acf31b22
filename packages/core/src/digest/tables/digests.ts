import { Type } from 'typebox'
import { boolean, code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'

/** When a digest is sent: HH:MM in a zone, on a weekday of 1 (Monday) to 7 if it is weekly. */
export interface StoredDigestTimes {
  cadence: 'daily' | 'weekly'
  localTime: string
  timezone: string
  weekday: number | null
}

/**
 * The digest of a member, one at most. `channel` is `email` or `slack`, which goes to `destination_id`. `scope` is `mine` or `all`; `when_quiet` is `say` or
 * `skip`. `covered_until` is the end of what digests have told of, `next_run_at` when the next one is, null while it is switched off. `last_result` is `sent`,
 * `skipped` or `not_sent`, with `last_reason` in words.
 */
export const digests = defineTable({
  name: 'digests',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    member_id: text(),
    enabled: boolean(),
    channel: code(),
    destination_id: nullable(uuid()),
    scope: code(),
    when_quiet: code(),
    schedule: json<StoredDigestTimes>(),
    covered_until: nullable(time()),
    next_run_at: nullable(time()),
    last_run_at: nullable(time()),
    last_result: nullable(code()),
    last_reason: nullable(text()),
    created_at: time(),
    updated_at: time()
  }),
  personal: { member_id: 'person', schedule: 'none', last_reason: 'content' },
  key: ['id'],
  indexes: [{ columns: ['member_id'], unique: true }]
})
