import type { CallContext } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import type { Descriptor } from '../../providers/index.js'
import { requestSync } from '../request-sync.js'
import { type ConnectionRow, isOwn, managesAll, statusOf } from './read-connections.js'
import { requireConnection } from './sync-report.js'

/** Throws TOOL_CALL_FORBIDDEN when the connection is somebody else's, and the caller may change their own alone. */
export function requireOwner({ principal }: Pick<CallContext, 'principal'>, { name }: Descriptor, connection: ConnectionRow): void {
  if (managesAll(principal) || isOwn(principal, connection)) return
  throw new RapportError(
    'TOOL_CALL_FORBIDDEN',
    `Somebody else connected ${name}. To change that connection you need the grant integrations:manage`
  )
}

/** Has a provider read now. Throws NOT_FOUND when it is not connected, CONFLICT when nothing can be read yet. */
export async function syncNow(context: CallContext, descriptor: Descriptor): Promise<{ runId: string }> {
  const { store, ids, now } = context
  const connection = await requireConnection(store, descriptor)
  requireOwner(context, descriptor, connection)
  // What waits for a person is read when one asks: they may have helped at the vendor.
  if (statusOf(connection) === 'setup_required')
    throw new RapportError('CONFLICT', `${descriptor.name} lacks its mapping: call svc_setup_integration to see it`)
  const runId = await store.transaction((transaction) =>
    requestSync(transaction, { connectionId: connection.id, cause: 'asked' }, ids, now)
  )
  return { runId }
}
