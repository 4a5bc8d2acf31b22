import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { JsonObject } from '../../storage/index.js'
import { canonicalJson } from '../../values/index.js'
import { auditOf } from '../connections/audit-of.js'
import type { ConnectionRow } from '../connections/read-connections.js'
import { requestSync } from '../request-sync.js'
import { integrationConnections } from '../tables/index.js'

/** Stores what a person has decided, and has what rests on it read anew. The same again changes nothing. */
export function configure(context: ChangeContext, { id }: ConnectionRow, configuration: JsonObject): Promise<void> {
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('integrations')
    const [before] = await transaction.get(integrationConnections, [{ id }])
    if (!before || before.disconnected_at !== null) return
    const status = before.status === 'setup_required' ? 'ready' : before.status
    if (status === before.status && canonicalJson(before.configuration) === canonicalJson(configuration)) return
    await transaction.update(integrationConnections, { id: { eq: id } }, { configuration, status })
    await recordChange(transaction, context, {
      subjectId: id,
      before: auditOf(before),
      after: auditOf({ ...before, configuration, status })
    })
    await requestSync(transaction, { connectionId: id, cause: before.status === 'setup_required' ? 'connected' : 'configured' }, ids, now)
  })
}
