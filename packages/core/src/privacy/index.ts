/** What is stored about people: whose it is, and all of it on request. */

export { exportLinesRoute } from './export-lines.js'
export type { PrivacyExportQuery } from './export-rows.js'
export { erasure } from './jobs/erasure.js'
export { privacyOperations } from './operations.js'
export type { ErasureRecords } from './records/list-records.js'
export { privacyInProcessOperations } from './records/operations.js'
export type { Reapplied } from './records/reapplied.js'
