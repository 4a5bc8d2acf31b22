import type { ConnectionCap, Plans } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import type { Rows } from '../../storage/index.js'
import { integrationConnections } from '../tables/index.js'

/** A plan's cap that is reached. */
export interface ReachedCap extends ConnectionCap {
  currentConnections: number
}

/** How many connections count. */
export function countConnections(rows: Rows<'organization'>): Promise<number> {
  return rows.count(integrationConnections, { disconnected_at: { isNull: true } })
}

/** What a plan allows; undefined for any number. It asks the host, and therefore never runs within a transaction. */
export async function connectionCap(plans: Plans, organizationId: string): Promise<ConnectionCap | undefined> {
  return (await plans.integrationConnections?.(organizationId)) ?? undefined
}

/** The cap, if one more connection would be too many. */
export async function reachedCap(plans: Plans, organizationId: string, rows: Rows<'organization'>): Promise<ReachedCap | undefined> {
  const cap = await connectionCap(plans, organizationId)
  if (!cap) return undefined
  const currentConnections = await countConnections(rows)
  return currentConnections < cap.limit ? undefined : { ...cap, currentConnections }
}

/** What tools answer when the cap is reached. */
export function capRefusal({ plan, limit }: ConnectionCap): RapportError {
  const message = `The plan ${plan} allows ${limit} connected integrations: disconnect one, or choose a larger plan`
  return new RapportError('TOOL_CALL_FORBIDDEN', message, { plan, feature: 'integration_connections' })
}
