import { type Static, Type } from 'typebox'
import type { OrganizationStore, RowOf, Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'
import { isUserIdKey } from '../rules/keys.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { identities } from '../tables/identities.js'
import type { merges } from '../tables/merges.js'
import { partiesOf, partyShape } from './party.js'
import { type Entity, entities } from './suggestion-values.js'

export type MergeRow = RowOf<typeof merges>

/** Why two were merged: a userId claimed the email, a customer owns the domain, a provider's account belongs to it, or a reviewer said so. */
const mergeReasons = ['email_claimed', 'domain_owned', 'account_joined', 'reviewed'] as const

export const mergeShape = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id that was merged: it leads to the survivor.' }),
    entity: Type.Enum([...entities]),
    survivor: partyShape,
    duplicate: partyShape,
    reason: Type.Enum([...mergeReasons], {
      description:
        "Why: a userId claimed the email, a customer owns the domain, a provider's account joined the customer that it names, or a reviewer said so."
    }),
    mergedAt: Type.String({ format: 'date-time' })
  },
  { additionalProperties: false }
)

/** A user or customer that was merged into another; its `id` leads there. Times are ISO 8601 in UTC. */
export type Merge = Static<typeof mergeShape>

/** The keys that a merge joined. */
export interface MergedKeys {
  duplicate: string
  survivor: string
}

/** Which keys these merges joined, by the merged id: the one whose own id that was, and the userId or customerId that owns it now. */
export async function mergedKeys(rows: Rows<'organization'>, merged: readonly MergeRow[]): Promise<Map<string, MergedKeys>> {
  const into = (entity: Entity) => [...new Set(merged.filter((row) => row.entity === entity).map(({ into_id }) => into_id))]
  const [people, companies] = await Promise.all([
    rows.find(identities, { where: { user_id: { in: into('user') } }, columns: ['identity', 'original_id', 'user_id'] }),
    rows.find(customerIdentities, {
      where: { customer_id: { in: into('customer') } },
      columns: ['customer_key', 'original_id', 'customer_id']
    })
  ])
  const keys = [
    ...people.map(({ identity, original_id, user_id }) => ({ key: identity, original: original_id, owner: user_id })),
    ...companies.map(({ customer_key, original_id, customer_id }) => ({ key: customer_key, original: original_id, owner: customer_id }))
  ]
  const keyOf = new Map(keys.map(({ key, original }) => [original, key]))
  const joined = merged.flatMap(({ from_id, into_id }) => {
    const duplicate = keyOf.get(from_id)
    const survivor = keyOf.get(into_id)
    const isKnown = duplicate !== undefined && survivor !== undefined && !isUserIdKey(duplicate)
    return isKnown ? [[from_id, { duplicate, survivor }] as const] : []
  })
  return new Map(joined)
}

/** Tells these merges as reviewers read them. */
export async function describeMerges(store: OrganizationStore, merged: readonly MergeRow[]): Promise<Merge[]> {
  const keys = await mergedKeys(store, merged)
  const parties = await partiesOf(store, [...new Set([...keys.values()].flatMap(({ duplicate, survivor }) => [duplicate, survivor]))])
  return merged.flatMap(({ from_id, entity, reason, at }) => {
    const joined = keys.get(from_id)
    const survivor = parties.get(joined?.survivor ?? '')
    const duplicate = parties.get(joined?.duplicate ?? '')
    if (!survivor || !duplicate) return []
    const why = { reason: parseEnum(mergeReasons, reason), mergedAt: isoTime(at) }
    return [{ id: from_id, entity: parseEnum(entities, entity), survivor, duplicate, ...why }]
  })
}
