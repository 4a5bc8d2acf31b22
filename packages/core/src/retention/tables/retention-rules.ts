import { Type } from 'typebox'
import { code, defineTable, integer, time } from '../../storage/index.js'

/** How many days a kind of data is kept; a kind without a row is kept for good. */
export const retentionRules = defineTable({
  name: 'retention_rules',
  scope: 'organization',
  row: Type.Object({ kind: code(), days: integer(), updated_at: time() }),
  key: ['kind']
})
