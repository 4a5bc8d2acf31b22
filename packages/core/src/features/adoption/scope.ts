import { RapportError } from '../../errors.js'
import { customers, users } from '../../identity/index.js'
import { segments } from '../../segments/tables/index.js'
import type { OrganizationStore, RowOf, Where } from '../../storage/index.js'
import type { EventWhere } from '../matching-events.js'

/** Whose use is counted. */
export interface Scope {
  segment: { id: string; name: string } | null
  /** What narrows events to them. */
  events: EventWhere
  /** What narrows people to them. */
  people: Where<RowOf<typeof users>>
}

/** The ids of a larger segment would not fit into one question. */
const maxMembers = 50_000

/** The scope of all customers, or of a segment. Throws NOT_FOUND for an unknown or archived segment, CONFLICT for one that is too large. */
export async function readScope(store: OrganizationStore, segmentId: string | undefined): Promise<Scope> {
  if (segmentId === undefined) return { segment: null, events: {}, people: {} }
  const [row] = await store.get(segments, [{ id: segmentId.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No segment has the id ${segmentId}`)
  const { id, name, subject } = row
  if (row.archived_at !== null) throw new RapportError('NOT_FOUND', `The segment ${JSON.stringify(name)} is archived; choose another one`)
  const isIn = { segments: { has: { [id]: true } } }
  const members =
    subject === 'customers'
      ? await store.find(customers, { where: isIn, columns: ['id'], limit: maxMembers + 1 })
      : await store.find(users, { where: isIn, columns: ['id'], limit: maxMembers + 1 })
  if (members.length > maxMembers) {
    throw new RapportError('CONFLICT', `The segment ${JSON.stringify(name)} has more than ${maxMembers} members; choose a smaller one`)
  }
  const among = { in: members.map((member) => member.id) }
  return subject === 'customers'
    ? { segment: { id, name }, events: { customer_id: among }, people: { customer_id: among } }
    : { segment: { id, name }, events: { user_id: among }, people: { id: among } }
}

/** Customers with a person of the scope who did something since a time. */
export async function activeCustomers(store: OrganizationStore, { people }: Scope, since: number): Promise<Set<string>> {
  const groups = await store.aggregate(users, {
    where: { ...people, event_activity_at: { gte: since }, all: [{ customer_id: { isNull: false } }] },
    by: ['customer_id'],
    measures: {}
  })
  return new Set(groups.flatMap(({ customer_id }) => customer_id ?? []))
}
