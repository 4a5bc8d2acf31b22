import type { Operation, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, requiredText, textOf } from '../json-fields.js'
import { accountNamed, addressIn, aheadOf, flatProperties } from '../product-events.js'
import type { GroupType } from './group-type.js'
import { propertiesOf } from './query.js'

/** An event as it was read, and which kind of groups are customers. */
export interface ReadEvent {
  row: Fields | undefined
  customers: GroupType
}

const pageview = '$pageview'
const identify = '$identify'
/** Of PostHog's own properties these say what was done, and the others how it was measured. */
const kept = /^(\$current_url|\$pathname|\$host|\$referrer|\$referring_domain|\$browser|\$os|\$device_type|\$screen_name)$/

/** What an event becomes: a moment of its person and account; of a sign-in, who it was. */
export function eventOperations(read: ReadEvent, { startedAt }: StreamContext): Operation[] {
  const { row, customers } = read
  const id = requiredText(row, 'uuid')
  const name = requiredText(row, 'event')
  const occurredAt = timeOf(row)
  if (occurredAt === undefined) throw new Error('timestamp is missing or no time')
  if (whyLeftOut(read, startedAt) !== undefined) return []
  const properties = propertiesOf(row) ?? {}
  const person = whoDid(row, properties)
  if (name === identify) return personOf(person, occurredAt)
  const { email, userId } = person
  const who = email !== undefined ? { email } : userId !== undefined ? { userId } : undefined
  const moment = {
    kind: 'activity' as const,
    id,
    at: occurredAt,
    channel: 'PRODUCT' as const,
    occurredAt,
    account: accountOf(properties, customers),
    ...(who && { people: [who] }),
    properties: flatProperties(properties, ofTheHostFirst(properties))
  }
  return [
    name === pageview
      ? { ...moment, type: 'PAGE_VIEW', eventName: 'pageview', page: pageOf(properties) }
      : { ...moment, type: 'CUSTOM', eventName: name }
  ]
}

/** Why an event is left out on purpose. */
export function whyLeftOut({ row }: ReadEvent, startedAt: number): string | undefined {
  const name = textOf(row?.event) ?? ''
  if (name.startsWith('$') && name !== pageview && name !== identify) return 'that PostHog has made itself'
  if (name === identify && personOf(whoDid(row, propertiesOf(row) ?? {}), 0).length === 0) return 'of sign-ins of nobody'
  const occurredAt = timeOf(row)
  return occurredAt === undefined ? undefined : aheadOf(occurredAt, startedAt)
}

interface Person {
  email: string | undefined
  /** The host's own id of the person, where it has told who that is. */
  userId: string | undefined
}

/** Who has done it: the person whose email is known, or whom the host has identified by its own id. */
function whoDid(row: Fields | undefined, properties: Fields): Person {
  const distinctId = textOf(row?.distinct_id)
  const isIdentified = properties.$is_identified === true || properties.$user_id === distinctId || row?.event === identify
  return { email: addressIn(row?.email) ?? addressIn(distinctId), userId: isIdentified ? distinctId : undefined }
}

/** Somebody who has signed in: whose email belongs to which id of the host. */
function personOf({ email, userId }: Person, at: number): Operation[] {
  return userId === undefined || userId.length > 180 ? [] : [{ kind: 'person', id: `identified:${userId}`, at, email, userId }]
}

function accountOf(properties: Fields, { index, name }: GroupType): string | undefined {
  const groups = fieldsAt(properties, '$groups')
  return accountNamed(properties[`$group_${index}`]) ?? (name === undefined ? undefined : accountNamed(groups?.[name]))
}

function pageOf({ $current_url, $pathname, $referrer }: Fields) {
  const referrer = textOf($referrer)
  return { url: textOf($current_url), path: textOf($pathname), referrer: referrer === '$direct' ? undefined : referrer }
}

function timeOf(row: Fields | undefined): number | undefined {
  const at = Date.parse(textOf(row?.timestamp) ?? '')
  return Number.isFinite(at) && at > 0 ? at : undefined
}

function ofTheHostFirst(properties: Fields): string[] {
  const names = Object.keys(properties)
  return [
    ...names.filter((name) => !name.startsWith('$') && name !== 'token' && name !== 'distinct_id'),
    ...names.filter((name) => kept.test(name))
  ]
}
