/** Lists of customers and people for work: filters, order, and what is done with many at once. */

export { requireColumns } from './csv/csv-columns.js'
export { csvRoutes } from './csv/csv-route.js'
export type { AnyWhere } from './filter/filter-place.js'
export { filterShape, type ListFilter, type ListSubject, listSubjects } from './filter/filter-shape.js'
export { filterWhere, readFilter } from './filter/filter-where.js'
export { conditionsOf } from './filter/known-ids.js'
export { moveTags } from './move-tags.js'
export { listOperations } from './operations.js'
export { requireOrder } from './query-shape.js'
export { followStandings } from './standings.js'
