import { Type } from 'typebox'
import { code, defineTable, integer, nullable, time, uuid } from '../../storage/index.js'

/**
 * The champions of accounts, those of the last months whom an account lost included. `user_id` is null where a text tells of a champion whom nobody knows.
 * `basis` says why: named by the host, told of in a text (`fact_id`), or the most active of the account, on `active_days` of 28. `status` is `present`,
 * or how the account lost the champion at `lost_at`.
 */
export const champions = defineTable({
  name: 'champions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: uuid(),
    user_id: nullable(uuid()),
    basis: code(),
    active_days: nullable(integer()),
    status: code(),
    lost_at: nullable(time()),
    fact_id: nullable(uuid()),
    last_active_at: nullable(time())
  }),
  personal: { user_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['customer_id'] }, { columns: ['user_id'] }, { columns: ['status', 'lost_at'] }]
})
