import type { Transaction } from '../../storage/index.js'
import { removeSecrets } from '../../vault/index.js'
import { integrationSessions } from '../tables/index.js'

/** Ends a session that is pending and not over; answers false when it is not. What it kept secret goes with it. */
export async function endSession(
  transaction: Transaction,
  id: string,
  status: 'connected' | 'failed',
  error: string | null,
  now: number
): Promise<boolean> {
  const pending = { id: { eq: id }, status: { eq: 'pending' }, expires_at: { gt: now } }
  if ((await transaction.update(integrationSessions, pending, { status, error, ended_at: now })) === 0) return false
  await removeSecrets(transaction, [id])
  return true
}

/** Ends the sessions of a provider beside one, which has connected. */
export async function endOtherSessions(transaction: Transaction, provider: string, but: string | null, now: number): Promise<void> {
  const where = { provider: { eq: provider }, status: { eq: 'pending' }, ...(but !== null && { id: { ne: but } }) }
  const others = await transaction.find(integrationSessions, { where, columns: ['id'] })
  if (others.length === 0) return
  const ids = others.map(({ id }) => id)
  await transaction.update(integrationSessions, { id: { in: ids } }, { status: 'expired', ended_at: now })
  await removeSecrets(transaction, ids)
}
