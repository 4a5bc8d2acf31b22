import { Type } from 'typebox'
import { boolean, code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * What was known of a term from `known_at` until its next version: a row is written whenever a term or its outcome changes, and never changes itself.
 * `is_removed` says that the term was taken back.
 */
export const termVersions = defineTable({
  name: 'term_versions',
  scope: 'organization',
  row: Type.Object({
    term_id: uuid(),
    version: integer(),
    known_at: time(),
    starts_at: time(),
    ends_at: nullable(time()),
    notice_at: nullable(time()),
    amount_cents: nullable(integer()),
    currency: nullable(code()),
    auto_renews: boolean(),
    is_rolling: boolean(),
    has_ended: boolean(),
    outcome: nullable(code()),
    outcome_reason: nullable(text()),
    outcome_by: nullable(text()),
    outcome_at: nullable(time()),
    outcome_learned_at: nullable(time()),
    is_removed: boolean()
  }),
  personal: { outcome_reason: 'content', outcome_by: 'person' },
  key: ['term_id', 'version'],
  indexes: [{ columns: ['known_at'] }]
})
