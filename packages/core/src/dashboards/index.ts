/** Dashboards: pages of tiles that somebody has arranged. */

export { dashboardOperations } from './operations.js'
export { dashboards } from './tables/dashboards.js'
