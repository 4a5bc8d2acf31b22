import { type Static, Type } from 'typebox'
import { type Addressee, askOnce, endMailsOf, readAddresses } from '../../mail/index.js'
import { members } from '../../members/tables/index.js'
import type { RowOf, Rows, Transaction } from '../../storage/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { groupBy, type Ids } from '../../values/index.js'
import { endpointRecipients } from '../tables/index.js'

export type RecipientRow = RowOf<typeof endpointRecipients>

/**
 * How a recipient stands: as their address does (docs/digest.md), or `unsubscribed` by the link of a mail. Only `confirmed` ones get mail.
 */
const recipientStatuses = ['unconfirmed', 'waiting', 'confirmed', 'disabled', 'unsubscribed'] as const

export const recipientShape = strictObject({
  memberId: Type.String({ description: 'The id of the member.' }),
  status: Type.Enum([...recipientStatuses], { description: 'Only a confirmed recipient gets mail.' })
})

/** A recipient of an endpoint as callers see it. */
export type EndpointRecipient = Static<typeof recipientShape>

/** A recipient with the member and the state of the address. */
export interface Recipient {
  row: RecipientRow
  member: Addressee
  status: EndpointRecipient['status']
}

/** The recipients of these endpoints, by the id of the endpoint, the first one first. */
export async function loadRecipients(
  rows: Rows<'organization'>,
  endpointIds: readonly string[],
  now: number
): Promise<Map<string, Recipient[]>> {
  if (endpointIds.length === 0) return new Map()
  const found = await rows.find(endpointRecipients, {
    where: { endpoint_id: { in: [...endpointIds] } },
    orderBy: { column: 'created_at', direction: 'asc' }
  })
  const memberIds = [...new Set(found.map(({ member_id }) => member_id))]
  const known = (
    await rows.get(
      members,
      memberIds.map((id) => ({ id }))
    )
  ).filter((member) => member !== undefined)
  const addresses = await readAddresses(rows, known, now)
  const byId = new Map(known.map((member) => [member.id, member]))
  const recipients = found.flatMap((row): Recipient[] => {
    const member = byId.get(row.member_id)
    if (!member) return []
    const status = row.unsubscribed_at === null ? (addresses.get(member.id)?.status ?? 'unconfirmed') : 'unsubscribed'
    return [{ row, member, status }]
  })
  return groupBy(recipients, ({ row }) => row.endpoint_id)
}

/** The recipients of one endpoint. */
export async function recipientsOf(rows: Rows<'organization'>, endpointId: string, now: number): Promise<Recipient[]> {
  return (await loadRecipients(rows, [endpointId], now)).get(endpointId) ?? []
}

/** Recipients as callers see them. */
export const shownRecipients = (recipients: readonly Recipient[]): EndpointRecipient[] =>
  recipients.map(({ member, status }) => ({ memberId: member.id, status }))

/**
 * Makes these members the recipients of an endpoint, and asks those to confirm their addresses who have not. Who has unsubscribed stays so, unless the member
 * who asks is the same one. Throws INVALID_TOOL_INPUT for an id that no member has.
 */
export async function setRecipients(
  transaction: Transaction,
  endpointId: string,
  memberIds: readonly string[],
  { actorId, ids, now }: { actorId: string | null; ids: Ids; now: number }
): Promise<Recipient[]> {
  const wanted = await readMembers(transaction, [...new Set(memberIds)])
  const before = await transaction.find(endpointRecipients, { where: { endpoint_id: { eq: endpointId } } })
  for (const row of before) {
    if (row.unsubscribed_at !== null || memberIds.includes(row.member_id)) continue
    await transaction.remove(endpointRecipients, { id: { eq: row.id } })
    await endMailsOf(transaction, row.id, 'The member is no recipient of the endpoint any more', now)
  }
  const added = wanted.filter(({ id }) => !before.some(({ member_id }) => member_id === id))
  await transaction.insert(
    endpointRecipients,
    added.map(({ id }) => ({ id: ids.uuid(now), endpoint_id: endpointId, member_id: id, unsubscribed_at: null, created_at: now }))
  )
  if (actorId !== null && memberIds.includes(actorId)) {
    const own = { endpoint_id: { eq: endpointId }, member_id: { eq: actorId }, unsubscribed_at: { isNull: false } }
    await transaction.update(endpointRecipients, own, { unsubscribed_at: null })
  }
  return askRecipients(transaction, endpointId, ids, now)
}

/** Asks the recipients of an endpoint to confirm their addresses who have not, or whose link has expired. Answers all of them. */
export async function askRecipients(transaction: Transaction, endpointId: string, ids: Ids, now: number): Promise<Recipient[]> {
  for (const { member, status } of await recipientsOf(transaction, endpointId, now))
    if (status === 'unconfirmed') await askOnce(transaction, member, ids, now)
  return recipientsOf(transaction, endpointId, now)
}

async function readMembers(rows: Rows<'organization'>, memberIds: readonly string[]): Promise<Addressee[]> {
  const found = await rows.get(
    members,
    memberIds.map((id) => ({ id }))
  )
  return found.map((member, index) => {
    if (member) return member
    throw invalidInput(`memberIds[${index}]`, 'must be the id of a member of the workspace, as members.list answers it')
  })
}

/** Sends nothing more of what waits for the recipients of an endpoint. */
export async function endMailsOfEndpoint(transaction: Transaction, endpointId: string, reason: string, now: number): Promise<void> {
  const found = await transaction.find(endpointRecipients, { where: { endpoint_id: { eq: endpointId } }, columns: ['id'] })
  for (const { id } of found) await endMailsOf(transaction, id, reason, now)
}
