/** The storage contract: what an adapter implements, and the tables that it keeps. */

export { tables } from './registry/tables.js'
export { views } from './sql/views.js'
export * from './storage/across-organizations.js'
export * from './storage/columns.js'
export * from './storage/contract.js'
export * from './storage/define-table.js'
export type { View, ViewColumn, ViewType } from './storage/define-view.js'
export * from './storage/merge.js'
export { narrowedDocuments } from './storage/narrowed-documents.js'
export * from './storage/query.js'
export {
  type ColumnType,
  describeSchema,
  type SchemaDescription,
  schemaFingerprint,
  type TableDescription
} from './storage/schema-description.js'
export * from './storage/search.js'
export * from './storage/sql.js'
export { storeWithClock } from './storage/store-with-clock.js'
export { readPostings, type StoredPosting, writePostings } from './storage/stored-postings.js'
export { checkRanges } from './storage/value-ranges.js'
export type { ViewName } from './storage/view-name.js'
export { requireKnownOptions } from './validation/nearest-name.js'
export { canonicalJson, compareText } from './values/canonical-json.js'
