import type { Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { type FactStatus, factStatuses } from '../fact-kinds.js'
import type { FactRow } from '../fact-status.js'
import type { FactChangeRow } from '../status-change.js'
import { factChanges } from '../tables/index.js'
import type { Decision } from './fold.js'

const deciding = ['set', 'confirmed', 'dismissed', 'put']

/** The last decision on each of these facts, by the fact's id. A put decides only when it says a status. */
export async function lastDecisions(rows: Rows<'organization'>, found: readonly FactRow[]): Promise<Map<string, Decision>> {
  if (found.length === 0) return new Map()
  const ids = found.map(({ id }) => id)
  const changes = await rows.find(factChanges, { where: { fact_id: { in: ids }, cause: { in: deciding } } })
  const last = new Map<string, FactChangeRow>()
  for (const change of changes.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) last.set(change.fact_id, change)
  return new Map(
    found.flatMap(({ id, reported_status }) => {
      const change = last.get(id)
      return change && isDeciding(change, { reported_status }) ? [[id, decisionOf(change)] as const] : []
    })
  )
}

/** Whether a change of a fact's status is a decision. A put decides only when it says a status. */
export const isDeciding = ({ cause }: Pick<FactChangeRow, 'cause'>, { reported_status }: Pick<FactRow, 'reported_status'>) =>
  deciding.includes(cause) && (cause !== 'put' || reported_status !== null)

export function decisionOf({ to_status, until, at, cause }: FactChangeRow): Decision {
  const status: FactStatus = parseEnum(factStatuses, to_status)
  return { status, until, at, isDismissal: cause === 'dismissed' }
}
