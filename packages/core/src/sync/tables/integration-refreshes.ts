import { Type } from 'typebox'
import { code, defineTable, time, uuid } from '../../storage/index.js'

/**
 * A renewal of a connection's sign-in that is under way: one process at a time asks the vendor. One whose `until` has passed was cut off: its process
 * died between the vendor's answer and the saving of it.
 */
export const integrationRefreshes = defineTable({
  name: 'integration_refreshes',
  scope: 'organization',
  row: Type.Object({ connection_id: uuid(), holder: code(), until: time() }),
  key: ['connection_id']
})
