/** The log of who changed what. */

export type { ChangeContext } from './change-origin.js'
export { type AuditPage, listAudit } from './list-audit.js'
export { recordChange } from './record-change.js'
export { auditEntries } from './tables/audit-entries.js'
