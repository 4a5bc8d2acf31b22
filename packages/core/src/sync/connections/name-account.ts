import type { DirectoryStore } from '../../storage/index.js'
import { integrationAddresses } from '../tables/index.js'
import type { ConnectionRow } from './read-connections.js'

/**
 * Webhooks of an application name the vendor's account: it leads to the connection. The directory commits apart from the organization, so that a process
 * may die between both: each run of the connection comes here too. One that is left of an ended connection does no harm, as webhooks look at the
 * connection itself.
 */
export async function nameAccount(
  directory: DirectoryStore,
  organizationId: string,
  { id, provider, account }: Pick<ConnectionRow, 'id' | 'provider' | 'account'>
): Promise<void> {
  const key = { kind: 'account', provider, address: account, organization_id: organizationId }
  const [known] = await directory.get(integrationAddresses, [key])
  if (known?.target_id === id) return
  await directory.upsert(integrationAddresses, [{ ...key, target_id: id, expires_at: null }])
}
