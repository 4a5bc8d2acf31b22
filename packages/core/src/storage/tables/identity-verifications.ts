import { Type } from 'typebox'
import { boolean, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/** What a workspace's own servers sign its users' ids with, for pages; `is_required` says whether pages have to send the signature. */
export const identityVerifications = defineTable({
  name: 'identity_verifications',
  scope: 'directory',
  row: Type.Object({ organization_id: uuid(), secret: text(), is_required: boolean(), created_at: time() }),
  key: ['organization_id'],
  merge: { created_at: 'keep' }
})
