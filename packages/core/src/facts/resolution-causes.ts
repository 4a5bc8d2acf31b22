import type { Transaction } from '../storage/index.js'
import type { FactRow } from './fact-status.js'
import type { FactChangeRow } from './status-change.js'
import { factChanges } from './tables/index.js'

/** Those of these facts that were withdrawn, and of which nobody has decided anything since. */
export async function withdrawnAmong(transaction: Transaction, rows: readonly FactRow[]): Promise<Set<string>> {
  const causes = await resolutionCauses(
    transaction,
    rows.filter(({ is_extracted }) => is_extracted)
  )
  return new Set([...causes].flatMap(([id, cause]) => (cause === 'withdrawn' ? [id] : [])))
}

/** What resolved those of these facts that are RESOLVED, by the fact's id. */
export async function resolutionCauses(transaction: Transaction, rows: readonly FactRow[]): Promise<Map<string, string>> {
  const resolved = rows.filter(({ status }) => status === 'RESOLVED').map(({ id }) => id)
  if (resolved.length === 0) return new Map()
  const where = { fact_id: { in: resolved }, to_status: { eq: 'RESOLVED' } }
  const changes = await transaction.find(factChanges, { where, orderBy: { column: 'at', direction: 'asc' } })
  return new Map(changes.filter(setsStatus).map(({ fact_id, cause }) => [fact_id, cause]))
}

/** Whether a line of the history sets a status. A statement about a fact that is RESOLVED already changes its confidence alone. */
export function setsStatus({ cause, from_status, to_status }: Pick<FactChangeRow, 'cause' | 'from_status' | 'to_status'>): boolean {
  return cause !== 'detected' || from_status !== to_status
}
