/** The chain of hashes over the audit log: how entries get into it, how it is read and checked, and how values are erased from it. */

export { eraseAuditEntries } from './erase-entries.js'
export { auditSeal } from './jobs/audit-seal.js'
export { auditChainOperations } from './operations.js'
export { queueSealing } from './seal-entries.js'
export { auditPending } from './tables/audit-pending.js'
export { auditSeals } from './tables/audit-seals.js'
