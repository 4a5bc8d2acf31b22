import { Type } from 'typebox'
import { boolean, defineTable, json, nullable, type StampedMap, text, uuid } from '../../storage/index.js'

/** What the present records of providers say of somebody: traits with their times, and the key of the account that they belong to by these. */
export interface PersonOfRecords {
  account: string | null
  /** Where the word of the account's provider ranks, the lowest first; last where it is left out. */
  precedence?: number
  /** Since when they belong to it, where its provider tells it. */
  since?: number
  traits: StampedMap
}

/**
 * Every userId and email that was ever named. `original_id` is the user it is when nobody else owns it; `user_id` the user it belongs to now.
 * `domain` is the work-email domain of an email identity. What was said of the identity itself stays here, so that it can move.
 * `record` is what present records of providers say of it, null without one; `claimed` tells whether anybody else has named it.
 */
export const identities = defineTable({
  name: 'identities',
  scope: 'organization',
  row: Type.Object({
    identity: text(),
    original_id: uuid(),
    user_id: uuid(),
    domain: nullable(text()),
    traits: json<StampedMap>(),
    record: nullable(json<PersonOfRecords>()),
    claimed: boolean()
  }),
  personal: { identity: 'person', original_id: 'person', user_id: 'person', domain: 'company', traits: 'profile', record: 'profile' },
  key: ['identity'],
  indexes: [{ columns: ['user_id'] }, { columns: ['domain'] }],
  merge: { original_id: 'keep' }
})
