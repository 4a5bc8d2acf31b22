import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * How facts came to their status: one row for each that was set, by whom, until when, and why where that was said, or that a statement brought about:
 * `effect`, and `stated_at`, when it was said. Never changed.
 */
export const factChanges = defineTable({
  name: 'fact_changes',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    fact_id: uuid(),
    at: time(),
    from_status: nullable(code()),
    to_status: code(),
    until: nullable(time()),
    cause: code(),
    actor_id: nullable(text()),
    reason: nullable(text()),
    effect: nullable(code()),
    stated_at: nullable(time())
  }),
  personal: { actor_id: 'person', reason: 'content' },
  key: ['id'],
  indexes: [{ columns: ['fact_id', 'at'] }]
})
