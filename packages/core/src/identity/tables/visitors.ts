import { Type } from 'typebox'
import { boolean, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Browsers. `identity` is the one identity ever claimed for the visitor, or null; `has_multiple_identities` says that there were several, so that the answer depends
 * on time and stands in `visitor_claims`. A `fingerprint` groups visitors and merges nothing.
 */
export const visitors = defineTable({
  name: 'visitors',
  scope: 'organization',
  row: Type.Object({
    visitor_id: uuid(),
    identity: nullable(text()),
    has_multiple_identities: boolean(),
    fingerprint: nullable(text()),
    first_seen_at: time(),
    last_seen_at: time()
  }),
  personal: { visitor_id: 'person', identity: 'person', fingerprint: 'person' },
  key: ['visitor_id'],
  merge: { first_seen_at: 'min', last_seen_at: 'max' }
})
