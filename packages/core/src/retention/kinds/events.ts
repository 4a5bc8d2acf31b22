import { customers, events, removeEvents, users } from '../../identity/index.js'
import type { Condition, Transaction } from '../../storage/index.js'
import type { KeptKind, RemovalStep } from '../kept-kind.js'

const maxEvents = 400
const ownersInPage = 200
/** What an owner has left is counted again with some 20 reads. */
const maxOwners = 20

const noOwner: Condition<string | null> = { isNull: true }

/** Events go owner by owner, so that what is left of each is counted again once and not once an event: users, customers, then what has neither. */
const phases = ['users', 'customers', 'nobody'] as const
type Phase = (typeof phases)[number]

export const keptEvents: KeptKind = {
  summary: 'Events of browsers, servers and providers. What is counted of events then covers those that are left.',
  count: (rows, before) => rows.count(events, { occurred_at: { lt: before } }),
  async removeSome(transaction, step) {
    const { phase, after } = readPlace(step.place)
    const { removed, next } =
      phase === 'nobody' ? await removeOwnerless(transaction, step, after) : await removeOwned(transaction, step, phase, after)
    if (next !== null) return { removed, place: `${phase} ${next}` }
    const following = phases[phases.indexOf(phase) + 1]
    return { removed, place: following === undefined ? null : `${following} ` }
  }
}

function readPlace(place: string | null): { phase: Phase; after: string | null } {
  const [named, after] = (place ?? 'users ').split(' ')
  return { phase: phases.find((phase) => phase === named) ?? 'users', after: after || null }
}

interface Page {
  removed: number
  /** The last id that is done with; null when the phase is. */
  next: string | null
}

async function removeOwned(
  transaction: Transaction,
  { before, ids, now }: RemovalStep,
  phase: Exclude<Phase, 'nobody'>,
  after: string | null
): Promise<Page> {
  const isUsers = phase === 'users'
  const from = after === null ? {} : { after: { key: [after] as [string] } }
  const page = await transaction.find(isUsers ? users : customers, { columns: ['id'], limit: ownersInPage, ...from })
  const owners: Condition<string | null> = { in: page.map(({ id }) => id) }
  const found = await transaction.find(events, {
    where: { ...(isUsers ? { user_id: owners } : { user_id: noOwner, customer_id: owners }), occurred_at: { lt: before } },
    orderBy: { column: isUsers ? 'user_id' : 'customer_id', direction: 'asc' },
    columns: ['event_id', 'user_id', 'customer_id'],
    limit: maxEvents
  })
  const ownerOf = (row: (typeof found)[number]) => (isUsers ? row.user_id : row.customer_id)
  const taken = new Set([...new Set(found.map(ownerOf))].slice(0, maxOwners))
  const going = found.filter((row) => taken.has(ownerOf(row))).map(({ event_id }) => event_id)
  await removeEvents(transaction, going, ids, now)
  const isDone = found.length < maxEvents && going.length === found.length
  if (!isDone) return { removed: going.length, next: after ?? '' }
  return { removed: going.length, next: page.length < ownersInPage ? null : (page.at(-1)?.id ?? null) }
}

async function removeOwnerless(transaction: Transaction, { before, ids, now }: RemovalStep, after: string | null): Promise<Page> {
  const page = await transaction.find(events, {
    where: { user_id: noOwner, customer_id: noOwner, occurred_at: { lt: before } },
    columns: ['event_id'],
    limit: maxEvents,
    ...(after !== null && { after: { key: [after] } })
  })
  const going = page.map(({ event_id }) => event_id)
  await removeEvents(transaction, going, ids, now)
  return { removed: going.length, next: page.length < maxEvents ? null : (going.at(-1) ?? null) }
}
