import { type Static, Type } from 'typebox'
import { loadCustomerNames } from '../customers/index.js'
import { currentIds, describeMerges, events, mergeShape } from '../identity/index.js'
import { findPersonKeys, getUser, type PersonKeys, userRecordShape } from '../people/index.js'
import { instant, orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { championShape } from './champions/champion.js'
import { championsOfPerson } from './champions/list-champions.js'
import { deviceOf, deviceProperties } from './device-of.js'

const maxDevices = 50
const maxCustomers = 50

export const personShape = strictObject({
  ...userRecordShape.properties,
  role: orNull(Type.String({ description: 'The trait `role`, `title` or `jobTitle`.' })),
  emails: Type.Array(Type.String(), { description: 'All emails. The first is the one that lists show.' }),
  externalIds: Type.Array(Type.String(), { description: 'All of your userIds of the person.' }),
  customers: Type.Array(
    strictObject({
      id: Type.String(),
      name: orNull(Type.String()),
      domain: orNull(Type.String()),
      isCurrent: Type.Boolean(),
      lastActivityAt: orNull(instant())
    }),
    { description: 'All customers at which the person was active, current one first.' }
  ),
  devices: Type.Array(
    strictObject({
      visitorId: Type.String(),
      browser: orNull(Type.String()),
      operatingSystem: orNull(Type.String()),
      firstSeenAt: instant(),
      lastSeenAt: instant(),
      eventCount: Type.Integer({ minimum: 0 })
    }),
    {
      description: 'Devices of the person, last used first. At most 50. Browser and system are null if no event names them.'
    }
  ),
  champions: Type.Array(championShape, { description: 'The accounts whose champion the person is, or was.' }),
  merges: Type.Array(mergeShape, { description: 'The records that were merged into this person, newest first.' })
})

/** Everything that is known of who a person is. Times are ISO 8601 in UTC. */
export type PersonRecord = Static<typeof personShape>

/** The person of this id; merged ones lead on. Throws NOT_FOUND when there is none. */
export async function readPerson(store: OrganizationStore, id: string, now: number): Promise<PersonRecord> {
  const person = await findPersonKeys(store, id)
  const [record, customers, devices, champions, merges] = await Promise.all([
    getUser(store, { id: person.user.id }, now),
    customersOf(store, person),
    devicesOf(store, person),
    championsOfPerson(store, person.ids),
    describeMerges(
      store,
      person.merges.toSorted((a, b) => b.at - a.at)
    )
  ])
  const { emails, externalIds } = person
  return { ...record, role: roleOf(person.user.traits), emails, externalIds, customers, devices, champions, merges }
}

function roleOf({ role, title, jobTitle }: Readonly<Record<string, unknown>>): string | null {
  const found = [role, title, jobTitle].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.trim() : null
}

async function customersOf(store: OrganizationStore, { user, ids }: PersonKeys) {
  const seen = await store.aggregate(events, {
    where: { user_id: { in: ids }, customer_id: { isNull: false } },
    by: ['customer_id'],
    measures: { lastAt: { max: 'occurred_at' } }
  })
  const current = await currentIds(
    store,
    seen.map(({ customer_id }) => customer_id),
    'customer'
  )
  const lastAt = new Map<string, number | null>(user.customer_id === null ? [] : [[user.customer_id, null]])
  for (const { customer_id, lastAt: at } of seen) {
    const id = current.get(customer_id ?? '') ?? customer_id ?? ''
    lastAt.set(id, Math.max(lastAt.get(id) ?? 0, at ?? 0))
  }
  const names = await loadCustomerNames(store, [...lastAt.keys()])
  const found = [...lastAt].flatMap(([id, at]) => {
    const named = names.get(id)
    const isCurrent = id === user.customer_id
    return named ? [{ id, name: named.name, domain: named.domain, isCurrent, lastActivityAt: isoTimeOrNull(at), at: at ?? 0 }] : []
  })
  return found
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.at - a.at)
    .slice(0, maxCustomers)
    .map(({ at: _, ...customer }) => customer)
}

async function devicesOf(store: OrganizationStore, { ids }: PersonKeys) {
  const seen = await store.aggregate(events, {
    where: { user_id: { in: ids }, visitor_id: { isNull: false } },
    by: ['visitor_id'],
    measures: { eventCount: { count: true }, firstAt: { min: 'occurred_at' }, lastAt: { max: 'occurred_at' } }
  })
  const newest = seen.toSorted((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0)).slice(0, maxDevices)
  return Promise.all(
    newest.map(async ({ visitor_id, firstAt, lastAt, eventCount }) => {
      const visitorId = visitor_id ?? ''
      const [event] = await store.find(events, {
        where: {
          visitor_id: { eq: visitorId },
          user_id: { in: ids },
          any: deviceProperties.map((name) => ({ properties: { hasKeys: [name] } }))
        },
        orderBy: { column: 'occurred_at', direction: 'desc' },
        limit: 1,
        columns: ['properties']
      })
      const kind = deviceOf(event?.properties ?? {})
      return { visitorId, ...kind, firstSeenAt: isoTime(firstAt ?? 0), lastSeenAt: isoTime(lastAt ?? 0), eventCount }
    })
  )
}
