import { Type } from 'typebox'
import { boolean, code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Customers' terms as they are known now. `origin` says what tells of a term (CONTRACT, SUBSCRIPTION, DEAL), and `source_key` which subscription or deal it
 * is. `customer_key` is the customer that was named (a key of identity/rules/keys.ts), `customer_id` the one that it belongs to by all claims so far.
 *
 * A term runs from `starts_at` up to, but not including, `ends_at`; null: nobody knows its end. `is_rolling` marks a subscription that goes on from period
 * to period: its amounts are of a month, all others are of the whole term. `base_cents` is the amount at the beginning of its running period
 * (`period_starts_at`). `has_ended` says that its subscription has ended, or goes on at another value as another term.
 *
 * `put_*` is what the host says of the outcome, `set_*` what a person does. `outcome` and the columns after it are what holds: a person's word before the
 * host's, the host's before what follows from the other terms (`outcome_by`: person, host, derived). `settles_at` is when the outcome has to be looked at
 * next. A term that was taken back keeps its row, with `removed_at`, for those who ask what was known before.
 */
export const terms = defineTable({
  name: 'terms',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    origin: code(),
    external_id: text(),
    source: code(),
    source_key: nullable(text()),
    customer_key: text(),
    customer_id: uuid(),
    starts_at: time(),
    ends_at: nullable(time()),
    notice_at: nullable(time()),
    amount_cents: nullable(integer()),
    currency: nullable(code()),
    auto_renews: boolean(),
    is_rolling: boolean(),
    has_ended: boolean(),
    period_starts_at: nullable(time()),
    base_cents: nullable(integer()),
    put_outcome: nullable(code()),
    put_reason: nullable(text()),
    set_outcome: nullable(code()),
    set_reason: nullable(text()),
    outcome: nullable(code()),
    outcome_reason: nullable(text()),
    outcome_by: nullable(text()),
    outcome_at: nullable(time()),
    outcome_learned_at: nullable(time()),
    settles_at: nullable(time()),
    removed_at: nullable(time()),
    version: integer(),
    created_at: time(),
    updated_at: time()
  }),
  personal: {
    external_id: 'company',
    source_key: 'company',
    customer_key: 'company',
    put_reason: 'content',
    set_reason: 'content',
    outcome_reason: 'content',
    outcome_by: 'person'
  },
  key: ['id'],
  indexes: [
    { columns: ['origin', 'external_id'], unique: true },
    { columns: ['origin', 'source_key'] },
    { columns: ['customer_key'] },
    { columns: ['customer_id', 'starts_at'] },
    { columns: ['starts_at'] },
    { columns: ['settles_at'] },
    { columns: ['ends_at'] },
    { columns: ['outcome', 'outcome_at'] }
  ],
  merge: { created_at: 'keep' }
})
