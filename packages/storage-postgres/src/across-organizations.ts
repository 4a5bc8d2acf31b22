import { type AcrossOrganizations, type Table, withOrganization } from '@rapport/core/storage'
import type { Access } from './rows.js'
import { targetOfAllOrganizations } from './sql/target.js'
import { type AnyAggregate, aggregate } from './verbs/aggregate.js'
import { type Take, take } from './verbs/take.js'

/** The verbs across organizations: those on one organization's rows, with the organization as a column like any other. */
export function acrossOrganizationsIn({ schema, read, write }: Pick<Access, 'schema' | 'read' | 'write'>): AcrossOrganizations {
  const at = (table: Table) => targetOfAllOrganizations(withOrganization(table), schema)
  const verbs = {
    take: (table: Table, query: Take) => write((session) => take(session, at(table), query)),
    aggregate: (table: Table, query: AnyAggregate) => read((session) => aggregate(session, at(table), query))
  }
  // As with the verbs of one organization: what the rows hold follows from the table.
  return verbs as unknown as AcrossOrganizations
}
