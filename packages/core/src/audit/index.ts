/** The log of who changed what. */

export type { Author, ChangeContext } from './change-origin.js'
export { type AuditPage, auditEntryOf, listAudit } from './list-audit.js'
export { recordChange } from './record-change.js'
export { auditEntries } from './tables/audit-entries.js'
