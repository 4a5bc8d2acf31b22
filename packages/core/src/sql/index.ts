/** Queries of tenants: the views that they see, the guard, and the run. */

export { query } from './tools/query.js'
export { schema } from './tools/schema.js'
