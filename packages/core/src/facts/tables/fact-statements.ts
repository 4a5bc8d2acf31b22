import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, number, text, time, uuid } from '../../storage/index.js'

/**
 * What sources say of facts that others opened: that they hold, hold less, or are over. One row for each quote; `effect` says which, and `subject` what it
 * speaks of, null where it speaks of all of the type. `stated_at` is when it was said, `learned_at` when Rapport read it. It stands for itself, so that it
 * counts also when the fact is read later. `statement_key` tells that it was read before.
 */
export const factStatements = defineTable({
  name: 'fact_statements',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    statement_key: text(),
    customer_key: text(),
    customer_id: uuid(),
    fact_type: code(),
    assertion_key: text(),
    subject: nullable(text()),
    effect: code(),
    polarity: nullable(code()),
    confidence: number(),
    claimed_status: nullable(code()),
    stated_at: time(),
    learned_at: time(),
    source_type: nullable(code()),
    source_id: nullable(text()),
    quote: nullable(text()),
    segment_position: nullable(integer()),
    event_ids: nullable(json<string[]>())
  }),
  personal: {
    statement_key: 'content',
    customer_key: 'company',
    assertion_key: 'content',
    subject: 'content',
    source_id: 'content',
    quote: 'content',
    event_ids: 'none'
  },
  key: ['id'],
  indexes: [
    { columns: ['statement_key'], unique: true },
    { columns: ['customer_id', 'fact_type'] },
    { columns: ['customer_key'] },
    { columns: ['source_type', 'source_id'] }
  ]
})
