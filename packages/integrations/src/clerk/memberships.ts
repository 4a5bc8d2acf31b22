import type { GoneRecord, Operation, SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { isUnseen, offsetPages, othersStay, timeOf, usersIn } from './pages.js'
import { identityOf, whom } from './user.js'

/** So many users Clerk finds by their ids at once. */
const usersAtOnce = 100

/** Memberships: which customer a user belongs to, and since when. Of several the newest counts. */
export const membershipsStream = defineStream({
  name: 'memberships',
  summary: 'Memberships: which users belong to which organization, and since when',
  becomes: 'The customer of a person, by the newest membership. The start and the end of a membership are entries of the timeline',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  everySeconds: 3_600,
  walk: offsetPages('/v1/organization_memberships'),
  deletes: 'absence',
  complete: (records, lookup) => withUsers(records, lookup),
  recordId: (record) => textOf(membershipIn(record)?.id),
  map: (record, { startedAt }) => (isUnseen(record) ? [othersStay('person', startedAt)] : membershipOperations(record)),
  leftOut: (record) => (userIn(record) === undefined && userIdIn(membershipIn(record)) !== undefined ? 'of users who are gone' : undefined),
  ended: endOf
})

/** A membership with its user beside it: it tells neither their email nor the host's id of them. */
async function withUsers(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const ids = [...new Set(records.flatMap((record) => userIdIn(fieldsOf(record)) ?? []))]
  const users = new Map<string, Fields>()
  for (let from = 0; from < ids.length; from += usersAtOnce) {
    const wanted = ids.slice(from, from + usersAtOnce)
    const answer = await lookup({ path: '/v1/users', query: { limit: String(usersAtOnce), user_id: wanted } })
    for (const user of usersIn(answer)) {
      const fields = fieldsOf(user)
      const id = textOf(fields?.id)
      if (fields && id !== undefined) users.set(id, fields)
    }
  }
  return records.map((membership) =>
    isUnseen(membership) ? membership : { membership, user: users.get(userIdIn(fieldsOf(membership)) ?? '') ?? null }
  )
}

const membershipIn = (record: unknown) => fieldsOf(fieldsOf(record)?.membership)
const userIn = (record: unknown) => fieldsOf(fieldsOf(record)?.user)
const userIdIn = (membership: Fields | undefined) => textOf(fieldsAt(membership, 'public_user_data')?.user_id)

function membershipOperations(record: unknown): Operation[] {
  const membership = membershipIn(record)
  const id = requiredText(membership, 'id')
  const organization = fieldsAt(membership, 'organization')
  const account = textOf(organization?.id)
  if (account === undefined) throw new Error('organization.id is missing or no text')
  requiredText(fieldsAt(membership, 'public_user_data'), 'user_id')
  const user = userIn(record)
  if (!user) return []
  const since = timeOf(membership?.created_at)
  if (since === undefined) throw new Error('created_at is missing or no time')
  const identity = identityOf(user)
  const name = textOf(organization?.name)
  const role = textOf(membership?.role)
  return [
    { kind: 'person', id, at: timeOf(membership?.updated_at) ?? since, ...identity, account, accountSince: since },
    {
      kind: 'activity',
      id: `${id}:started`,
      type: 'MEMBERSHIP_STARTED',
      channel: 'IDENTITY',
      at: since,
      occurredAt: since,
      title: name === undefined ? 'Joined the organization' : `Joined ${name}`,
      account,
      people: [whom(identity)],
      ...(role !== undefined && { properties: { role } })
    }
  ]
}

/** Clerk tells of no membership that has ended: it is not there any more when all are read. */
function endOf({ id, person }: GoneRecord, { startedAt }: { startedAt: number }): Operation[] {
  if (person?.account === undefined) return []
  return [
    {
      kind: 'activity',
      id: `${id}:ended`,
      type: 'MEMBERSHIP_ENDED',
      channel: 'IDENTITY',
      at: startedAt,
      occurredAt: startedAt,
      title: 'Left the organization',
      account: person.account,
      people: [whom(person)]
    }
  ]
}
