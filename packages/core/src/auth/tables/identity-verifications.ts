import { Type } from 'typebox'
import { boolean, code, defineTable, nullable, time, uuid } from '../../storage/index.js'

/**
 * What a workspace's own servers sign its users' ids with, for pages; `is_required` says whether pages have to send the signature. The secret before
 * holds beside the present one until `previous_until`.
 */
export const identityVerifications = defineTable({
  name: 'identity_verifications',
  scope: 'directory',
  row: Type.Object({
    organization_id: uuid(),
    secret: code(),
    previous_secret: nullable(code()),
    previous_until: nullable(time()),
    is_required: boolean(),
    created_at: time()
  }),
  key: ['organization_id'],
  merge: { created_at: 'keep' }
})
