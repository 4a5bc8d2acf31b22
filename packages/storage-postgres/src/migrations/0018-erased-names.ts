import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Erasures with their receipts, and digests of the names of those who were erased, so that nothing of theirs comes back. */
export const erasedNames: Migration = {
  version: 18,
  name: 'erased-names',
  fingerprint: '628e36811df017f92ac8fddfea08766e0987e39b75f9281a2ab4c60c4c6f42b9',
  changes: [
    addTable('erased_names', {
      scope: 'organization',
      columns: { digest: 'text', kind: 'text', erasure_id: 'uuid', at: 'time' },
      key: ['digest'],
      indexes: [{ columns: ['kind'] }, { columns: ['erasure_id'] }]
    }),
    addTable('erasures', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        selected_by: 'text',
        status: 'text',
        counts: 'json',
        dropped_events: 'integer',
        pending: 'json null',
        revision: 'integer',
        asked_at: 'time',
        erased_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['asked_at'] }]
    })
  ]
}
