import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { IntegrationProcess } from '../../context/index.js'
import { resetSynced } from '../../destinations/index.js'
import type { ConnectedAccount, Descriptor } from '../../providers/index.js'
import type { JsonObject, Transaction } from '../../storage/index.js'
import { putSecrets, removeCredential, removeSecrets, type SecretText } from '../../vault/index.js'
import { textsOfFields } from '../oauth/stored-credential.js'
import { requestSync } from '../request-sync.js'
import { endOtherSessions, endSession } from '../setup/end-session.js'
import { integrationConnections, integrationRefreshes, integrationStreams } from '../tables/index.js'
import { auditOf } from './audit-of.js'
import { type Counting, countingOf } from './counting.js'
import { nameAccount } from './name-account.js'
import { connectionCap, countConnections, type ReachedCap } from './plan-cap.js'
import { accountLabel, type ConnectionRow } from './read-connections.js'

/** A proven credential, and whose it is. */
export interface NewConnection {
  descriptor: Descriptor
  account: ConnectedAccount
  auth: 'oauth' | 'fields'
  secrets: Readonly<Record<string, SecretText>>
  configuration: JsonObject | null
  /** Of product analytics: whether somebody has chosen what its events count for. */
  counts?: Counting | null
  /** Whether a mapping is needed before anything is read. */
  needsMapping: boolean
  /** The session of the page that it comes from. */
  sessionId: string | null
  /** What the session's page tells beside. */
  note: string | null
}

export type ConnectOutcome =
  | { kind: 'connected'; connection: ConnectionRow; wasConnected: boolean }
  | { kind: 'conflict'; message: string }
  | { kind: 'over_cap'; cap: ReachedCap }
  /** The session has ended meanwhile: another one has connected, say. */
  | { kind: 'session_over' }

/**
 * Connects in one commit: the connection, its credential, the end of the sessions, the first run, the audit row. The same account again keeps its
 * connection, and goes on where it was; a connection of another account is left as it is.
 */
export async function connect(process: IntegrationProcess, context: ChangeContext, given: NewConnection): Promise<ConnectOutcome> {
  const { secret } = process.integrations
  if (secret === undefined) throw new TypeError('Credentials are only taken where a secret is configured')
  const { store, now, ids, origin } = context
  const { descriptor, account } = given
  const cap = await connectionCap(process.plans, store.organizationId)
  const outcome = await store
    .transaction(async (transaction): Promise<ConnectOutcome> => {
      await transaction.lock('integrations')
      const [known] = await transaction.find(integrationConnections, { where: { provider: { eq: descriptor.id } }, limit: 1 })
      const live = known?.disconnected_at === null ? known : undefined
      if (live && live.account !== account.id) return { kind: 'conflict', message: conflictOf(descriptor, live, account) }
      if (given.sessionId !== null && !(await endSession(transaction, given.sessionId, 'connected', given.note, now)))
        return { kind: 'session_over' }
      const currentConnections = await countConnections(transaction)
      if (!live && cap && currentConnections >= cap.limit) throw new OverCap({ ...cap, currentConnections })
      const same = known?.account === account.id ? known : undefined
      const configuration = given.configuration ?? same?.configuration ?? null
      const connection: ConnectionRow = {
        id: same?.id ?? ids.uuid(now),
        provider: descriptor.id,
        account: account.id,
        account_name: account.name,
        auth: given.auth,
        status: given.needsMapping && configuration === null ? 'setup_required' : 'ready',
        reason: null,
        configuration,
        counts: await countingOf(process, transaction, descriptor, { live, chosen: given.counts ?? null }),
        connected_by: origin.apiKeyId,
        connected_by_member: origin.actorId,
        created_at: same?.created_at ?? now,
        connected_at: now,
        disconnected_at: null,
        last_data_at: same?.last_data_at ?? null
      }
      if (known && !same) await forget(transaction, known)
      await transaction.upsert(integrationConnections, [connection])
      await removeCredential(transaction, connection.id)
      await transaction.remove(integrationRefreshes, { connection_id: { eq: connection.id } })
      await putSecrets(transaction, secret, { organizationId: store.organizationId, ownerId: connection.id }, secretsOf(given), now)
      await endOtherSessions(transaction, descriptor.id, given.sessionId, now)
      await recordChange(transaction, context, {
        subjectId: connection.id,
        before: live ? auditOf(live) : null,
        after: auditOf(connection)
      })
      if (process.integrations.providers.get(descriptor.id)?.channel) await resetSynced(transaction, descriptor.id, ids, now)
      if (connection.status === 'ready') await requestSync(transaction, { connectionId: connection.id, cause: 'connected' }, ids, now)
      return { kind: 'connected', connection, wasConnected: live !== undefined }
    })
    .catch((error: unknown): ConnectOutcome => {
      if (error instanceof OverCap) return { kind: 'over_cap', cap: error.cap }
      throw error
    })
  if (outcome.kind === 'connected') await nameAccount(process.store.directory, store.organizationId, outcome.connection)
  return outcome
}

/** The credential, and what was found out while a key was proven. What a person has given is never replaced by it. */
function secretsOf({ auth, account, secrets }: NewConnection): NewConnection['secrets'] {
  return auth === 'fields' ? { ...textsOfFields(account.found ?? {}), ...secrets } : secrets
}

/** Takes the transaction back with all that it wrote, the end of the session included. */
class OverCap extends Error {
  constructor(readonly cap: ReachedCap) {
    super('The plan allows no more connections')
  }
}

/** The account that was connected before another one: its records stay as they are. */
async function forget(transaction: Transaction, { id }: ConnectionRow): Promise<void> {
  await removeSecrets(transaction, [id])
  await transaction.remove(integrationConnections, { id: { eq: id } })
  await transaction.remove(integrationStreams, { connection_id: { eq: id } })
}

function conflictOf({ name }: Descriptor, live: ConnectionRow, account: ConnectedAccount): string {
  const other = accountLabel({ account: account.id, account_name: account.name })
  return `${name} is connected to ${accountLabel(live)}, and this is ${other}: disconnect first`
}
