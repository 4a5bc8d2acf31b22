import type { JsonObject } from '../../storage/index.js'
import type { ConnectionRow } from './read-connections.js'

/** What the audit log tells of a connection: never a credential. */
export function auditOf({ provider, account, account_name, auth, status, configuration, counts }: ConnectionRow): JsonObject {
  return { provider, account, accountName: account_name, auth, status, configuration, ...(counts !== null && { counts }) }
}
