import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, number, text, time, uuid } from '../../storage/index.js'

/** What a metric fact measured; times in milliseconds. */
export interface StoredMetric {
  name: string
  value: number
  previousValue: number | null
  unit: string | null
  periodStart: number | null
  periodEnd: number | null
  changePointDate: number | null
}

/**
 * What is known of customers. `external_id` is the host's id, null for one that a detector found, which goes by `assertion_key`: a digest
 * of type and normalized assertion. `kind` is the pattern within the type that read it, null where none did, `subject` what the
 * fact is about, where that is known. `customer_key` is the customer that was named, `customer_id` the one that it belongs to by all claims
 * so far. `status` is the one that was set last: a snoozed fact reads as ACTIVE from `snoozed_until` on; `reported_status` is what its last put
 * said. `check_due_at` is there while a fact of the rules waits for a language model to read its source: until then it asks for nobody's attention, after it
 * it counts as not checked. `source_types` has the type of each source that its evidence points to.
 */
export const facts = defineTable({
  name: 'facts',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: nullable(text()),
    customer_key: text(),
    customer_id: uuid(),
    assertion: text(),
    assertion_key: text(),
    reasoning: nullable(text()),
    fact_type: code(),
    fact_category: code(),
    kind: nullable(code()),
    subject: nullable(text()),
    status: code(),
    reported_status: nullable(code()),
    snoozed_until: nullable(time()),
    confidence: number(),
    priority: nullable(code()),
    severity: nullable(code()),
    occurred_at: nullable(time()),
    detected_at: time(),
    valid_from: time(),
    valid_until: nullable(time()),
    metric: nullable(json<StoredMetric>()),
    occurrence_count: integer(),
    last_detected_at: time(),
    evidence_count: integer(),
    source_types: json<{ [sourceType: string]: boolean }>(),
    is_extracted: boolean(),
    content_digest: code(),
    check_due_at: nullable(time()),
    updated_at: time()
  }),
  personal: {
    external_id: 'content',
    customer_key: 'company',
    assertion: 'content',
    assertion_key: 'content',
    reasoning: 'content',
    subject: 'content',
    metric: 'none',
    source_types: 'none'
  },
  key: ['id'],
  indexes: [
    { columns: ['external_id'], unique: true },
    { columns: ['customer_key'] },
    { columns: ['customer_id', 'occurred_at'] },
    { columns: ['customer_id', 'assertion_key'] }
  ],
  merge: { detected_at: 'keep' }
})
