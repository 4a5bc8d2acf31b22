import { type Customer, customerLabel, domainLabel } from '../customers/index.js'
import { customers } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import type { SourceRow } from './find-source.js'
import { type Participant, participantReader } from './participants/participants.js'
import { shownParticipant } from './participants/shown-participant.js'
import { sourceTypes } from './source-types.js'

const maxLabelLength = 500

/** A source as tools answer it; `record` has its fields, and no text. Times are ISO 8601 in UTC. */
export interface DescribedSource {
  sourceType: (typeof sourceTypes)[number]
  sourceId: string
  occurredAt: string
  title: string | null
  summary: string | null
  permalink: string | null
  provider: string | null
  customer: SourceCustomer | null
  participants: Participant[]
  record: Record<string, unknown>
}

/** A customer as sources show it. A missing name is told by what it has; a missing domain is `unknown`. */
export interface SourceCustomer {
  id: string
  name: string
  domain: string
}

/** Sources as tools answer them, in the same order. */
export async function describeSources(rows: Rows<'organization'>, found: readonly SourceRow[]): Promise<DescribedSource[]> {
  const [read, byId] = await Promise.all([
    participantReader(
      rows,
      found.map(({ participants }) => participants)
    ),
    loadCustomers(rows, found)
  ])
  return found.map((source) => ({
    sourceType: parseEnum(sourceTypes, source.source_type),
    sourceId: source.external_id,
    occurredAt: isoTime(source.occurred_at),
    title: source.title,
    summary: source.summary,
    permalink: source.permalink,
    provider: source.provider,
    customer: describeCustomer(byId.get(source.customer_id ?? '')),
    participants: read(source.participants).map(shownParticipant),
    record: source.record
  }))
}

/** A customer with the names that a source's answer wants. */
export function describeCustomer(customer: Pick<Customer, 'id' | 'external_id' | 'name' | 'domain'> | undefined): SourceCustomer | null {
  if (!customer) return null
  return { id: customer.id, name: customerLabel(customer, maxLabelLength), domain: domainLabel(customer) }
}

async function loadCustomers(rows: Rows<'organization'>, found: readonly SourceRow[]) {
  const ids = [...new Set(found.flatMap(({ customer_id }) => customer_id ?? []))]
  const columns = ['id', 'external_id', 'name', 'domain'] as const
  const loaded = ids.length === 0 ? [] : await rows.find(customers, { where: { id: { in: ids } }, columns })
  return new Map(loaded.map((customer) => [customer.id, customer]))
}
