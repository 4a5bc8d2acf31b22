import type { ViewName } from '../storage/index.js'
import { views } from './views.js'

/** A view as readers see it. */
export interface ViewDescription {
  name: ViewName
  description: string
  columns: { name: string; type: string; description: string }[]
  exampleQueries: string[]
}

/** The views' names. */
export const viewNames = ['activity', 'customers', 'users', 'revenue'] as const satisfies readonly ViewName[]

/** What a view holds, and queries to begin with. */
export function describeView(name: ViewName): ViewDescription {
  const { description, columns, exampleQueries } = views[name]
  return {
    name,
    description,
    columns: Object.entries(columns).map(([column, { type, description }]) => ({ name: column, type, description })),
    exampleQueries: [...exampleQueries]
  }
}
