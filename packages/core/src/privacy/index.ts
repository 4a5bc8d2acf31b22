/** What is stored about people: whose it is, and all of it on request. */

export type { PrivacyExportQuery } from './export-rows.js'
export { privacyOperations } from './operations.js'
