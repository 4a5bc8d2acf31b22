import { Type } from 'typebox'
import { code, defineTable, json, nullable, time, uuid } from '../../storage/index.js'

/** What events of a public key may change: `record` keeps an event and changes nothing by it. */
export type Trust = { billing: 'accept' | 'record'; stage: 'accept' | 'record'; customerTraits: 'accept' | 'record' }

/** The trust of a key of which nothing else was said. */
export const fullTrust: Trust = { billing: 'accept', stage: 'accept', customerTraits: 'accept' }

/** Public keys: they name the organization that an event belongs to, and are no secret. */
export const publicKeys = defineTable({
  name: 'public_keys',
  scope: 'directory',
  row: Type.Object({
    public_key: code(),
    organization_id: uuid(),
    trust: json<Trust>(),
    created_at: time(),
    expires_at: nullable(time()),
    revoked_at: nullable(time())
  }),
  personal: { trust: 'none' },
  key: ['public_key'],
  indexes: [{ columns: ['organization_id', 'created_at'] }],
  merge: { created_at: 'keep' }
})
