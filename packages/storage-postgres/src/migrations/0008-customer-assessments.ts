import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** How each customer stands, and how that changed: one assessment that brief, attention, health and console show. */
export const customerAssessments: Migration = {
  version: 8,
  name: 'customer-assessments',
  fingerprint: '42b5c78afc07d1deb3a8a067d9b729d0a4bd147a8cb0304264ed1dd2109ab27d',
  changes: [
    addTable('customer_assessments', {
      scope: 'organization',
      columns: {
        customer_id: 'uuid',
        state: 'text',
        certainty: 'number',
        headline: 'text',
        since: 'time',
        reasons: 'json',
        missing: 'json',
        activity: 'json null',
        assessed_at: 'time'
      },
      key: ['customer_id'],
      indexes: [{ columns: ['state', 'since'] }]
    }),
    addTable('assessment_changes', {
      scope: 'organization',
      columns: { id: 'uuid', customer_id: 'uuid', at: 'time', from_state: 'text null', to_state: 'text', headline: 'text' },
      key: ['id'],
      indexes: [{ columns: ['customer_id', 'at'] }]
    })
  ]
}
