import { Type } from 'typebox'
import { boolean, defineTable, json, nullable, type StampedMap, text, time, uuid } from '../../storage/index.js'

/** What the present record of a provider's account says. */
export interface AccountOfRecord {
  ownerEmail: string | null
  /** When the provider says that it was created. */
  createdAt?: number | null
  /** Where the word of the provider ranks, the lowest first; last where it is left out. */
  precedence?: number
  traits: StampedMap
}

/**
 * Every customerId, company domain and provider's account that was ever named. `original_id` is the customer it is by itself, `customer_id` the one it belongs to now
 * (a domain belongs to the customerId that owns it). `domain` is the explicit domain trait of a customerId, said last at `domain_at`;
 * `contested` says of a domain key that users of several customerIds have emails there.
 * Of a provider's account: `follows` is the key whose customer it belongs to, unless a reviewer has decided otherwise; `domain` is the one that it gives
 * to the customerId which it names; `record` is what its present record says, null without one. `followed` says of a domain key that accounts may follow it.
 */
export const customerIdentities = defineTable({
  name: 'customer_identities',
  scope: 'organization',
  row: Type.Object({
    customer_key: text(),
    original_id: uuid(),
    customer_id: uuid(),
    domain: nullable(text()),
    domain_at: nullable(time()),
    contested: boolean(),
    traits: json<StampedMap>(),
    follows: nullable(text()),
    followed: boolean(),
    record: nullable(json<AccountOfRecord>())
  }),
  personal: { customer_key: 'company', domain: 'company', traits: 'content', follows: 'company', record: 'content' },
  key: ['customer_key'],
  indexes: [{ columns: ['customer_id'] }, { columns: ['domain'] }, { columns: ['follows'] }],
  merge: { original_id: 'keep' }
})
