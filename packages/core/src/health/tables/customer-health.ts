import { Type } from 'typebox'
import { defineTable, integer, json, nullable, number, text, time, uuid } from '../../storage/index.js'

/** One thing that a customer's health is made of. `score` is null where nothing is known of it; `weight` is its share of the whole, 0 to 1. */
export interface StoredHealthPart {
  part: string
  score: number | null
  weight: number
  reason: string
}

/**
 * A customer's health on a day of the workspace's calendar, named by its start. `base` is the score without billing, from which the next day's may differ by
 * a few points only; `calculated` is the score without that limit. All three are null where nothing is known. `formula` is the version that calculated it.
 */
export const customerHealth = defineTable({
  name: 'customer_health',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    day: time(),
    score: nullable(integer()),
    base: nullable(number()),
    calculated: nullable(integer()),
    billing_status: text(),
    parts: json<StoredHealthPart[]>(),
    formula: integer()
  }),
  key: ['customer_id', 'day'],
  indexes: [{ columns: ['day'] }]
})
