import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** What a workspace says about the texts that are read: its competitors, products and code names, and how long a ticket may stay open. */
export const readingSettings: Migration = {
  version: 9,
  name: 'reading-settings',
  fingerprint: '8ae326f1a6cb68c53b7d33add7da48dc3f1c1ba31dd80fb2e41d68b5d9047311',
  changes: [
    addTable('reading_settings', {
      scope: 'organization',
      columns: { name: 'text', competitors: 'json', products: 'json', code_names: 'json', patience_days: 'integer', updated_at: 'time' },
      key: ['name'],
      indexes: []
    })
  ]
}
