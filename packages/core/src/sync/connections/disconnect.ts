import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { IntegrationProcess } from '../../context/index.js'
import { resetSynced } from '../../destinations/index.js'
import { RapportError } from '../../errors.js'
import { type Descriptor, signInOf } from '../../providers/index.js'
import { removeSecrets } from '../../vault/index.js'
import { readCredential } from '../oauth/stored-credential.js'
import { revokeToken } from '../oauth/token-request.js'
import { requestDataRemoval } from '../remove-data.js'
import { endOtherSessions } from '../setup/end-session.js'
import { stopReading } from '../sync/end-run.js'
import { integrationAddresses, integrationConnections, integrationRefreshes } from '../tables/index.js'
import { auditOf } from './audit-of.js'
import type { ConnectionRow } from './read-connections.js'

/**
 * Ends a connection: nothing is read any more, its credential is deleted; what was read stays, or goes with it by a job. Throws NOT_FOUND when there is none.
 */
export async function disconnect(
  process: IntegrationProcess,
  context: ChangeContext,
  descriptor: Descriptor,
  require: (connection: ConnectionRow) => void,
  data: 'keep' | 'remove' = 'keep'
): Promise<ConnectionRow> {
  const { store, now } = context
  const absent = () => new RapportError('NOT_FOUND', `${descriptor.name} is not connected`)
  const [connection] = await store.find(integrationConnections, { where: { provider: { eq: descriptor.id } }, limit: 1 })
  // What was kept at first can still be removed.
  if (!connection || (connection.disconnected_at !== null && data === 'keep')) throw absent()
  require(connection)
  const token = await tokenOf(process, context, connection)
  await store.transaction(async (transaction) => {
    await transaction.lock('integrations')
    const live = { id: { eq: connection.id }, disconnected_at: { isNull: true } }
    const wasLive = (await transaction.update(integrationConnections, live, { disconnected_at: now, reason: null })) === 1
    if (!wasLive && data === 'keep') throw absent()
    if (!wasLive) return requestDataRemoval(transaction, connection, context.ids, now)
    await removeSecrets(transaction, [connection.id])
    await stopReading(transaction, connection.id, now)
    if (process.integrations.providers.get(descriptor.id)?.channel) await resetSynced(transaction, descriptor.id, context.ids, now)
    if (data === 'remove') await requestDataRemoval(transaction, connection, context.ids, now)
    await transaction.remove(integrationRefreshes, { connection_id: { eq: connection.id } })
    await endOtherSessions(transaction, descriptor.id, null, now)
    await recordChange(transaction, context, { subjectId: connection.id, before: auditOf(connection), after: null })
  })
  await process.store.directory.remove(integrationAddresses, { target_id: { eq: connection.id } })
  if (token !== undefined) await revoke(process, connection, token)
  return connection
}

/** What the vendor can be told to end; a credential that cannot be opened leaves nothing to say. */
async function tokenOf(
  { integrations }: IntegrationProcess,
  { store }: ChangeContext,
  connection: ConnectionRow
): Promise<string | undefined> {
  try {
    const { credential, refreshToken } = await readCredential(store, store, integrations.secret, connection)
    return credential.kind === 'oauth' ? (refreshToken ?? credential.accessToken) : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'CredentialRevoked') return undefined
    throw error
  }
}

/** The connection is over here, whatever the vendor says. */
async function revoke(
  { integrations, http, clock, logger }: IntegrationProcess,
  { provider }: ConnectionRow,
  token: string
): Promise<void> {
  const connector = integrations.providers.get(provider)
  const way = connector && signInOf(connector)
  if (!way) return
  await revokeToken(http, way, token, clock.now()).catch((error: unknown) =>
    logger.warn('A token could not be revoked at its provider', { provider, error: String(error) })
  )
}
