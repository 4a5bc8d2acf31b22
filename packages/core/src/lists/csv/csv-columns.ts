import { invalidInput } from '../../validation/index.js'
import { minorDigits } from '../../values/index.js'
import type { ListSubject } from '../filter/filter-shape.js'
import type { ListedCustomer, ListedPerson } from '../list-rows.js'

/** A column: what stands above it, and what in it. */
export interface CsvColumn<Item> {
  head: string
  cell(item: Item): string | number | null
}

const day = (time: string | null) => time?.slice(0, 10) ?? null
const joined = (texts: readonly string[]) => texts.join('; ')

/** Minor units as an amount of the currency, with as many decimals as it has. */
function amount(minor: number | null, currency: string | null): string | number | null {
  if (minor === null || currency === null) return minor
  if (!/^[a-z]{3}$/i.test(currency)) return minor
  const digits = minorDigits(currency)
  return Number((minor / 10 ** digits).toFixed(digits))
}

const customerColumns: Readonly<Record<string, CsvColumn<ListedCustomer>>> = {
  name: { head: 'Customer', cell: ({ name, domain }) => name ?? domain },
  domain: { head: 'Domain', cell: ({ domain }) => domain },
  customer_id: { head: 'Customer ID', cell: ({ externalId }) => externalId },
  assessment: { head: 'Assessment', cell: ({ assessment }) => assessment },
  health: { head: 'Health', cell: ({ health }) => health },
  health_change: { head: 'Health change in 30 days', cell: ({ healthChange }) => healthChange },
  billing: { head: 'Billing', cell: ({ billingStatus }) => billingStatus },
  plan: { head: 'Plan', cell: ({ plan }) => plan },
  mrr: { head: 'MRR', cell: ({ currentMrr, currency }) => amount(currentMrr, currency) },
  currency: { head: 'Currency', cell: ({ currency }) => currency },
  owner: { head: 'Owner', cell: ({ owner }) => owner?.name ?? null },
  renewal: { head: 'Renewal', cell: ({ renewsOn }) => renewsOn },
  contacts: { head: 'People', cell: ({ contactCount }) => contactCount },
  tags: { head: 'Tags', cell: ({ tags }) => joined(tags) },
  segments: { head: 'Segments', cell: ({ segments }) => joined(segments.map(({ name }) => name)) },
  first_seen: { head: 'First seen', cell: ({ firstSeenAt }) => day(firstSeenAt) },
  last_activity: { head: 'Last active', cell: ({ lastActivityAt }) => day(lastActivityAt) }
}

const peopleColumns: Readonly<Record<string, CsvColumn<ListedPerson>>> = {
  name: { head: 'Person', cell: ({ name }) => name },
  email: { head: 'Email', cell: ({ email }) => email },
  user_id: { head: 'User ID', cell: ({ externalId }) => externalId },
  customer: { head: 'Customer', cell: ({ customerName, customerDomain }) => customerName ?? customerDomain },
  stage: { head: 'Stage', cell: ({ journeyStage }) => journeyStage },
  segments: { head: 'Segments', cell: ({ segments }) => joined(segments.map(({ name }) => name)) },
  first_seen: { head: 'First seen', cell: ({ firstSeenAt }) => day(firstSeenAt) },
  last_activity: { head: 'Last active', cell: ({ lastActivityAt }) => day(lastActivityAt) }
}

type Columns = { customers: CsvColumn<ListedCustomer>; people: CsvColumn<ListedPerson> }

/** The columns of these names; all, in their order, where none are named. Throws INVALID_TOOL_INPUT for one that there is not. */
export function csvColumns<S extends ListSubject>(subject: S, names?: readonly string[], path = 'columns'): Columns[S][] {
  const all = (subject === 'customers' ? customerColumns : peopleColumns) as Readonly<Record<string, Columns[S]>>
  return (names ?? Object.keys(all)).map((name, index) => {
    const known = Object.hasOwn(all, name) ? all[name] : undefined
    if (known) return known
    if (name.startsWith('trait:') && name.length > 6) return traitColumn(name.slice(6)) as Columns[S]
    throw invalidInput(`${path}[${index}]`, `must be one of ${Object.keys(all).join(', ')}, or trait:<name>`)
  })
}

/** Throws INVALID_TOOL_INPUT for a column that a list does not have. */
export function requireColumns(subject: ListSubject, names: readonly string[], path: string): void {
  csvColumns(subject, names, path)
}

function traitColumn(trait: string): CsvColumn<{ traits: Record<string, unknown> }> {
  return {
    head: trait,
    cell({ traits }) {
      const value = Object.hasOwn(traits, trait) ? traits[trait] : null
      if (value === null || value === undefined) return null
      return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
    }
  }
}
