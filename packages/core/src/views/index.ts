/** Lists that somebody has arranged and saved. */

export { viewOperations } from './operations.js'
export { savedViews } from './tables/saved-views.js'
