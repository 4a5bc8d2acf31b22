/** Queries in SQL that somebody has saved with a name. */

export { queryOperations } from './operations.js'
export { requireUsableQueries } from './save-query.js'
export { savedQueries } from './tables/saved-queries.js'
export { savedQueryVersions } from './tables/saved-query-versions.js'
