import type { OrganizationStore, Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { integrationRefreshes } from '../tables/index.js'

/** Longer than a request to a token address may take and the saving of what it answers. */
const leaseMs = 60_000

export interface RefreshLease {
  holder: string
  /** Whether the one before was cut off, so that what it got was perhaps never saved. */
  afterInterruption: boolean
}

/**
 * Takes the right to renew a connection's sign-in, until a time by the store's clock. While another process has it, answers for how long yet at most. The
 * holder is the fencing token: whoever has it no more saves nothing.
 */
export function takeRefreshLease(
  { store, ids }: { store: OrganizationStore; ids: Ids },
  connectionId: string
): Promise<RefreshLease | { forMs: number }> {
  const holder = ids.secret(22)
  return store.transaction(async (transaction) => {
    await lockRefresh(transaction)
    const [now, [held]] = await Promise.all([transaction.now(), transaction.get(integrationRefreshes, [{ connection_id: connectionId }])])
    // One that ends later than a lease can was written before the store's clock was set back.
    if (held && held.until > now && held.until <= now + leaseMs) return { forMs: held.until - now }
    await transaction.upsert(integrationRefreshes, [{ connection_id: connectionId, holder, until: now + leaseMs }])
    return { holder, afterInterruption: held !== undefined }
  })
}

/** Gives it back in the transaction that writes what came of it; answers false when another process has taken it meanwhile. */
export async function endRefreshLease(transaction: Transaction, connectionId: string, { holder }: RefreshLease): Promise<boolean> {
  await lockRefresh(transaction)
  return (await transaction.remove(integrationRefreshes, { connection_id: { eq: connectionId }, holder: { eq: holder } })) === 1
}

const lockRefresh = (transaction: Transaction) => transaction.lock('integration_refreshes')
