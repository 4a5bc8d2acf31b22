/** The storage contract: what an adapter implements, and the tables that it keeps. */
export * from './storage/anywhere.js'
export { canonicalJson, compareText } from './storage/canonical-json.js'
export * from './storage/columns.js'
export * from './storage/contract.js'
export * from './storage/define-table.js'
export * from './storage/merge.js'
export * from './storage/query.js'
export { tables } from './storage/tables/index.js'
