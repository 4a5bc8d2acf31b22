import { Type } from 'typebox'
import { code, defineTable, integer, json, uuid } from '../../storage/index.js'
import type { AuditPart } from '../audit-line.js'

/**
 * The chain of an organization's audit log: one row for each entry, with the hash of the one before it. `parts` has the salted digests of what may be
 * personal in the entry; an erasure takes the salt away, and the digest stays.
 */
export const auditSeals = defineTable({
  name: 'audit_seals',
  scope: 'organization',
  row: Type.Object({
    entry_id: uuid(),
    position: integer(),
    previous_hash: code(),
    hash: code(),
    parts: json<AuditPart[]>()
  }),
  personal: { parts: 'none' },
  key: ['entry_id'],
  indexes: [{ columns: ['position'], unique: true }]
})
