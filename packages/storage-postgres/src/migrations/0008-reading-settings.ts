import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** What a workspace says about the texts that are read: its competitors, products and code names, and how long a ticket may stay open. */
export const readingSettings: Migration = {
  version: 8,
  name: 'reading-settings',
  fingerprint: '3a2f88827a335a35c5eb897c88e3a8365c00f5efe946dc5638898743e80cb356',
  changes: [
    addTable('reading_settings', {
      scope: 'organization',
      columns: { name: 'text', competitors: 'json', products: 'json', code_names: 'json', patience_days: 'integer', updated_at: 'time' },
      key: ['name'],
      indexes: []
    })
  ]
}
