import { Type } from 'typebox'
import { boolean, code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * What people said of facts: that one is right, or that it is not. One row for each customer key and `assertion_key`, the last that was said; it
 * stays when the fact goes with its source, so that the same is not opened again. `statements` are digests of the quotes that the fact rested on.
 * `is_learned` says that it counts for its pattern (type and kind): false for a fact of no pattern, and once the pattern was reset.
 */
export const factJudgements = defineTable({
  name: 'fact_judgements',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_key: text(),
    customer_id: uuid(),
    fact_type: code(),
    kind: nullable(code()),
    assertion_key: text(),
    statements: json<string[]>(),
    decision: code(),
    reason: nullable(text()),
    actor_id: nullable(text()),
    at: time(),
    is_learned: boolean()
  }),
  personal: { customer_key: 'company', assertion_key: 'content', statements: 'content', reason: 'content', actor_id: 'person' },
  key: ['id'],
  indexes: [
    { columns: ['customer_key', 'assertion_key'], unique: true },
    { columns: ['customer_id', 'fact_type'] },
    { columns: ['fact_type', 'kind'] }
  ]
})
