import { addIndex, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** When members were last here, and indexes for what changed since and for terms by their end. */
export const assessmentChanges: Migration = {
  version: 22,
  name: 'assessment-changes',
  fingerprint: '7c3428b532a8f43ec62b9244024b93365a62aa24f44684129a448f50e8670fab',
  changes: [
    addIndex('assessment_changes', { columns: ['at'] }),
    addIndex('terms', { columns: ['ends_at'] }),
    addTable('member_visits', {
      scope: 'organization',
      columns: { member_id: 'text', since: 'time null', seen_at: 'time' },
      key: ['member_id'],
      indexes: []
    })
  ]
}
