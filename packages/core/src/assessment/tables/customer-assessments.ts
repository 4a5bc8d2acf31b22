import { Type } from 'typebox'
import { code, defineTable, json, nullable, number, text, time, uuid } from '../../storage/index.js'
import type { ActivityEvidence } from '../evidence.js'
import type { AssessedReason } from '../reason.js'

/**
 * How each customer stands, as it was last assessed. `since` is when the state began. `activity` is what was measured of the customer's activity at the
 * start of the day; all else is read anew by each assessment. `assessed_at` is when the row last changed.
 */
export const customerAssessments = defineTable({
  name: 'customer_assessments',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    state: code(),
    certainty: number(),
    headline: text(),
    since: time(),
    reasons: json<AssessedReason[]>(),
    missing: json<string[]>(),
    activity: nullable(json<ActivityEvidence>()),
    assessed_at: time()
  }),
  personal: { headline: 'content', reasons: 'content', missing: 'content', activity: 'none' },
  key: ['customer_id'],
  indexes: [{ columns: ['state', 'since'] }]
})
