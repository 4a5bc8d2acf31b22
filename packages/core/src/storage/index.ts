/** The contract of stores: tables, rows, transactions, queries. `tables/` holds the tables that the contract itself names. */

export { type AcrossOrganizations, withOrganization } from './across-organizations.js'
export {
  boolean,
  type ColumnKind,
  code,
  columnKind,
  integer,
  isNullable,
  type Json,
  type JsonObject,
  json,
  nullable,
  number,
  text,
  time,
  uuid
} from './columns.js'
export {
  type ChangeLog,
  type DirectoryStore,
  type GroupWork,
  type HostTransaction,
  type OrganizationStore,
  type Rows,
  SchemaVersionError,
  type SharedRates,
  type Store,
  StoreUnavailableError,
  StoreUnwritableError,
  type Transaction,
  type TransactionOf
} from './contract.js'
export { defineTable, type KeyOf, type Merge, type RowOf, type Scope, type Stamped, type StampedMap, type Table } from './define-table.js'
export { defineView, type View } from './define-view.js'
export { isNewer, mergeColumn } from './merge.js'
export { narrowedDocuments } from './narrowed-documents.js'
export { overlay } from './overlay.js'
export type { Condition, Direction, Measure, Ranges, Where } from './query.js'
export { describeSchema, schemaFingerprint } from './schema-description.js'
export type { Candidate, CandidateQuery, IndexCounts, NearPassage, NearPassages, SearchIndex } from './search.js'
export { type SqlAnswer, SqlError, type SqlNeeds, type SqlQuery, SqlUnavailableError, type ViewSize, type ViewSizes } from './sql.js'
export { readPostings, type StoredPosting, writePostings } from './stored-postings.js'
export { organizations } from './tables/organizations.js'
export { type StoredPassage, searchContents } from './tables/search-contents.js'
export { searchDocuments } from './tables/search-documents.js'
export { checkRanges, rangeIndex } from './value-ranges.js'
export type { ViewName } from './view-name.js'
