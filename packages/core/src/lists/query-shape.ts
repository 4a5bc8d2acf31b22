import { type Static, Type } from 'typebox'
import { pageQuery } from '../paging/index.js'
import { invalidInput } from '../validation/index.js'
import { filterShape, type ListSubject } from './filter/filter-shape.js'

/** What each list can be sorted by, with the columns behind it. */
export const sortColumns = {
  customers: {
    name: 'name',
    mrr: 'mrr_cents',
    health: 'health_score',
    health_change: 'health_change',
    renewal: 'renews_at',
    contacts: 'contact_count',
    first_seen: 'first_seen_at',
    last_activity: 'last_activity_at'
  },
  people: { name: 'name', email: 'email', first_seen: 'first_seen_at', last_activity: 'last_activity_at' }
} as const

type SortName<S extends keyof typeof sortColumns> = keyof (typeof sortColumns)[S] & string

const orderBy = <Name extends string>(names: readonly Name[]) =>
  Type.Optional(Type.Enum([...names], { description: 'last_activity by default. Rows without a value come last.' }))

const common = {
  filter: Type.Optional(filterShape),
  search: Type.Optional(
    Type.String({ maxLength: 500, description: 'Text within the name, domain or email, in any case, or your own id as a whole.' })
  ),
  orderDirection: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'desc by default.' }))
}

const sortNames = {
  customers: Object.keys(sortColumns.customers) as SortName<'customers'>[],
  people: Object.keys(sortColumns.people) as SortName<'people'>[]
}

/** What narrows and sorts customers, without the page. */
export const customerSelection = { ...common, orderBy: orderBy(sortNames.customers) }
/** What narrows and sorts people, without the page. */
export const peopleSelection = { ...common, orderBy: orderBy(sortNames.people) }

const closed = { additionalProperties: false }

/** What a list of customers is asked for. */
export const customerQuery = Type.Object({ ...customerSelection, ...pageQuery }, closed)
/** What a list of people is asked for. */
export const peopleQuery = Type.Object({ ...peopleSelection, ...pageQuery }, closed)

/** What a list of customers is asked for: a filter, a text, an order and a page. */
export type CustomerQuery = Static<typeof customerQuery>
/** What a list of people is asked for: a filter, a text, an order and a page. */
export type PeopleQuery = Static<typeof peopleQuery>

/** Throws INVALID_TOOL_INPUT for an order that a list does not have. */
export function requireOrder(subject: ListSubject, name: string, path: string): void {
  const names = Object.keys(sortColumns[subject])
  if (!names.includes(name)) throw invalidInput(path, `must be one of ${names.join(', ')}`)
}
