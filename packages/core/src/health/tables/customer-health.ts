import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, number, time, uuid } from '../../storage/index.js'

/** One thing that a customer's health is made of. `score` is null where nothing is known of it; `weight` is its share of the whole, 0 to 1. */
export interface StoredHealthPart {
  part: string
  score: number | null
  weight: number
  /** What it adds to 100: 0 or less. Rows of formulas before the third have none. */
  points?: number
  reason: string
}

/** What keeps a score from being what its parts add up to. */
export interface StoredHealthCap {
  cap: string
  points: number
  reason: string
}

/**
 * A customer's health on a day of the workspace's calendar, named by its start. `base` is the score without payments and terms, from which the next day's may
 * differ by a few points only; `calculated` is the score without that limit, and `exact` the same, not rounded, by which customers are ranked. All four are
 * null where nothing is known. `formula` is the version that calculated it, `has_left` marks a customer that had left by then, and
 * `features` are the numbers that it was calculated from (`featureNames`).
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
    billing_status: code(),
    has_left: boolean(),
    exact: nullable(number()),
    parts: json<StoredHealthPart[]>(),
    caps: json<StoredHealthCap[]>(),
    features: json<(number | null)[]>(),
    formula: integer()
  }),
  personal: { parts: 'content', caps: 'content', features: 'none' },
  key: ['customer_id', 'day'],
  indexes: [{ columns: ['day', 'exact'] }]
})
