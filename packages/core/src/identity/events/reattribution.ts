import { type Static, Type } from 'typebox'
import type { Where } from '../../storage/index.js'
import { compareText } from '../../values/index.js'
import { events } from '../tables/events.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { EventRow } from './accepted-event.js'
import { type Moved, type MovingEvent, moveEvents, movingColumns } from './move-events.js'

const id = Type.String()

/**
 * Which events: those of visitors that nobody owns, those of a visitor that a user owns, those of a user, those that a key brought to a
 * customer, or all of a customer's.
 */
const affectedEvents = Type.Union([
  Type.Object({ visitors: Type.Array(id) }),
  Type.Object({ visitor: id, user: id }),
  Type.Object({ user: id }),
  Type.Object({ customer: id, key: Type.String() }),
  Type.Object({ customer: id })
])

/** What is left of a reattribution: events from `since` on (null: all), and only those after the event that was checked last (`after`). */
export const reattributionSchema = Type.Object({
  of: affectedEvents,
  since: Type.Union([Type.Number(), Type.Null()]),
  after: Type.Union([Type.Object({ at: Type.Number(), eventId: id }), Type.Null()])
})

/** A search through stored events whose owners may have changed, in the order of their time. It is also the payload of a job. */
export type Reattribution = Static<typeof reattributionSchema>

/** The events of a reattribution, wherever it stands. */
export function eventsToReattribute({ of, since }: Reattribution): Where<EventRow> {
  const from = since === null ? {} : { occurred_at: { gte: since } }
  if ('visitors' in of) return { visitor_id: { in: of.visitors }, identity: { isNull: true }, user_id: { isNull: true }, ...from }
  if ('visitor' in of) return { visitor_id: { eq: of.visitor }, identity: { isNull: true }, user_id: { eq: of.user }, ...from }
  if ('user' in of) return { user_id: { eq: of.user }, ...from }
  const brought = 'key' in of ? { customer_key: { eq: of.key } } : {}
  return { customer_id: { eq: of.customer }, ...brought, ...from }
}

/**
 * Gives the next page of a reattribution's events to the owners that they have by all claims so far, and adds what moved to `moved`. `asked` is that page, if
 * it is being read already. Answers how many events it checked, and what is left: undefined when nothing is.
 */
export async function reattributePage(
  set: IdentityUnitOfWork,
  reattribution: Reattribution,
  pageSize: number,
  moved: Moved,
  asked?: Promise<MovingEvent[]>
): Promise<{ looked: number; rest: Reattribution | undefined }> {
  const page = await (asked ?? findEventsToReattribute(set, reattribution, pageSize))
  await moveEvents(set, page, moved)
  const last = page.at(-1)
  const rest = last && page.length === pageSize ? { ...reattribution, after: { at: last.occurred_at, eventId: last.event_id } } : undefined
  return { looked: page.length, rest }
}

/** Whether a reattribution has any events left. */
export async function hasEvents(set: IdentityUnitOfWork, reattribution: Reattribution): Promise<boolean> {
  return (await findEventsToReattribute(set, reattribution, 1)).length > 0
}

/** The next events of a reattribution. */
export function findEventsToReattribute(set: IdentityUnitOfWork, reattribution: Reattribution, limit: number): Promise<MovingEvent[]> {
  const { after } = reattribution
  return set.transaction.find(events, {
    where: eventsToReattribute(reattribution),
    orderBy: { column: 'occurred_at', direction: 'asc' },
    limit,
    columns: movingColumns,
    ...(after && { after: { value: after.at, key: [after.eventId] } })
  })
}

/** Of two reattributions of the same events the one that starts earlier; both end at the last event, so it includes the other. */
export function longerReattribution(a: Reattribution, b: Reattribution): Reattribution {
  return compareStarts(a, b) <= 0 ? a : b
}

function compareStarts(a: Reattribution, b: Reattribution): number {
  const at = ({ since, after }: Reattribution) => after?.at ?? since ?? Number.NEGATIVE_INFINITY
  if (at(a) !== at(b)) return at(a) < at(b) ? -1 : 1
  return compareText(a.after?.eventId ?? '', b.after?.eventId ?? '')
}
