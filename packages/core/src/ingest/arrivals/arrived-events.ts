import { type Static, Type } from 'typebox'
import { customers, type EventRow, events, isDomainKey, isEmailKey, isUserIdKey, keyValue, users, visitors } from '../../identity/index.js'
import { instant, orNull, uuid } from '../../runtime/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'

/** An event as it was stored: what it said itself, whose it is, and what decided that. */
export const arrivedEventShape = strictObject({
  id: uuid(),
  type: Type.String(),
  name: Type.String(),
  channel: Type.String(),
  source: Type.String({ description: 'Such as browser or server.' }),
  provider: orNull(Type.String()),
  occurredAt: instant(),
  receivedAt: instant(),
  clamped: Type.Boolean({ description: 'Its time was impossible, and was replaced by the nearest possible time.' }),
  visitorId: orNull(Type.String()),
  path: orNull(Type.String()),
  properties: Type.Record(Type.String(), Type.Unknown()),
  isShortened: Type.Boolean({ description: 'Its properties are too long to be shown here, and are left out.' }),
  person: orNull(
    strictObject({
      id: uuid(),
      name: orNull(Type.String()),
      email: orNull(Type.String()),
      userId: orNull(Type.String()),
      decidedBy: Type.Enum(['userId', 'email', 'visitor'], {
        description: 'What names the person: the event itself, or another event of the same browser.'
      }),
      key: orNull(Type.String({ description: 'The userId, email or visitorId that decided it.' }))
    })
  ),
  customer: orNull(
    strictObject({
      id: uuid(),
      name: orNull(Type.String()),
      domain: orNull(Type.String()),
      decidedBy: Type.Enum(['customerId', 'domain', 'account', 'person'], {
        description: "What names the customer: the event itself, a provider's account, or the customer of the person."
      }),
      key: orNull(Type.String({ description: 'The customerId, domain or account that decided it.' }))
    })
  )
})

/** An event as it was stored: what it said itself, whose it is, and what decided that. */
export type ArrivedEvent = Static<typeof arrivedEventShape>

type Reads = Pick<Rows<'organization'>, 'find' | 'get'>
type UserRow = RowOf<typeof users>
type CustomerRow = RowOf<typeof customers>

/** The events of these ids as they are stored now, the one that was received last first. One that is gone is left out. */
export async function arrivedEvents(rows: Reads, ids: readonly string[]): Promise<ArrivedEvent[]> {
  const found = await rows.get(
    events,
    [...new Set(ids)].map((event_id) => ({ event_id }))
  )
  return shown(
    rows,
    found.flatMap((row) => row ?? [])
  )
}

/** Which of the newest events. */
export interface RecentQuery {
  name?: string | undefined
  limit: number
}

const recentMs = 3_600_000
/** Events of one name are few enough to look further back. */
const ofNameMs = 7 * 24 * recentMs
const recentPeople = 50

/**
 * The newest events: those of one name in the last week; else, of the last hour, those of nobody and of the 50 people who were active last, so that no
 * index by arrival slows ingest.
 */
export async function recentEvents(rows: Reads, now: number, { name, limit }: RecentQuery): Promise<ArrivedEvent[]> {
  const newest = { orderBy: { column: 'occurred_at', direction: 'desc' }, limit } as const
  if (name !== undefined) {
    const where = { event_name: { eq: name }, occurred_at: { gte: now - ofNameMs } }
    return shown(rows, await rows.find(events, { where, ...newest }))
  }
  const since = { gte: now - recentMs }
  const [active, ofNobody] = await Promise.all([
    rows.find(users, {
      where: { last_activity_at: since },
      orderBy: { column: 'last_activity_at', direction: 'desc' },
      limit: recentPeople,
      columns: ['id']
    }),
    rows.find(events, { where: { user_id: { isNull: true }, occurred_at: since }, ...newest })
  ])
  const where = { user_id: { in: active.map(({ id }) => id) }, occurred_at: since }
  const ofPeople = active.length === 0 ? [] : await rows.find(events, { where, ...newest })
  return (await shown(rows, [...ofPeople, ...ofNobody])).slice(0, limit)
}

async function shown(rows: Reads, found: readonly EventRow[]): Promise<ArrivedEvent[]> {
  const idsOf = (column: 'user_id' | 'customer_id') => [...new Set(found.flatMap((row) => row[column] ?? []))].map((id) => ({ id }))
  const [people, accounts, browsers] = await Promise.all([
    rows.get(users, idsOf('user_id')),
    rows.get(customers, idsOf('customer_id')),
    rows.get(
      visitors,
      [...new Set(found.flatMap(({ visitor_id }) => visitor_id ?? []))].map((visitor_id) => ({ visitor_id }))
    )
  ])
  const personOf = new Map(people.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  const customerOf = new Map(accounts.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  const identityOf = new Map(browsers.flatMap((row) => (row ? [[row.visitor_id, row.identity] as const] : [])))
  return [...found]
    .sort((a, b) => b.received_at - a.received_at || b.occurred_at - a.occurred_at)
    .map((row) => {
      const person = row.user_id === null ? undefined : personOf.get(row.user_id)
      const customer = row.customer_id === null ? undefined : customerOf.get(row.customer_id)
      const claimed = row.visitor_id === null ? null : (identityOf.get(row.visitor_id) ?? null)
      return {
        id: row.event_id,
        type: row.type,
        name: row.event_name,
        channel: row.channel,
        source: row.source,
        provider: row.provider,
        occurredAt: isoTime(row.occurred_at),
        receivedAt: isoTime(row.received_at),
        clamped: row.clamped,
        visitorId: row.visitor_id,
        path: row.path,
        ...shortened(row.properties),
        person: person ? { ...named(person), userId: person.external_id, email: person.email, ...whyPerson(row, claimed) } : null,
        customer: customer ? { ...named(customer), domain: customer.domain, ...whyCustomer(row, person, customer) } : null
      }
    })
}

const maxPropertiesLength = 16_384

/** Of a hundred events a second, no reader wants a megabyte each. */
function shortened(properties: EventRow['properties']) {
  const isShortened = JSON.stringify(properties).length > maxPropertiesLength
  return { properties: isShortened ? {} : properties, isShortened }
}

const named = ({ id, name }: Pick<UserRow | CustomerRow, 'id' | 'name'>) => ({ id, name })

/** An event belongs to whom it names, else to whom its browser's other events name. */
function whyPerson({ identity }: EventRow, claimed: string | null): { decidedBy: 'userId' | 'email' | 'visitor'; key: string | null } {
  if (identity === null) return { decidedBy: 'visitor', key: claimed === null ? null : keyValue(claimed) }
  return { decidedBy: isUserIdKey(identity) || !isEmailKey(identity) ? 'userId' : 'email', key: keyValue(identity) }
}

/**
 * An event belongs to the customer that it names, else to the customer of its person: who was claimed to be theirs, or whose email's domain it is. The
 * event keeps its customer when its person moves to another one: then only the customer's own key still names it.
 */
function whyCustomer(
  row: EventRow,
  person: UserRow | undefined,
  customer: CustomerRow
): { decidedBy: 'customerId' | 'domain' | 'account' | 'person'; key: string | null } {
  const { customer_key: key } = row
  if (key !== null) {
    if (key.startsWith('p:')) return { decidedBy: 'account', key: key.slice(key.lastIndexOf(':') + 1) }
    return { decidedBy: isDomainKey(key) ? 'domain' : 'customerId', key: keyValue(key) }
  }
  if (person?.customer_id !== customer.id) return { decidedBy: 'person', key: customer.external_id ?? customer.domain }
  const claimed = person.claimed_customer
  return { decidedBy: 'person', key: claimed ? keyValue(claimed) : (person.email?.split('@')[1] ?? null) }
}
