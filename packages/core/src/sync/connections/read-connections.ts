import type { Principal } from '../../context/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { integrationConnections } from '../tables/index.js'

export type ConnectionRow = RowOf<typeof integrationConnections>

/** What is told of a provider's connection. */
export const integrationStatuses = ['not_connected', 'awaiting_auth', 'setup_required', 'ready', 'requires_intervention'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

/** The connection of a provider; undefined where there is none, or it was disconnected. */
export async function findConnection(rows: Rows<'organization'>, provider: string): Promise<ConnectionRow | undefined> {
  const [row] = await rows.find(integrationConnections, {
    where: { provider: { eq: provider }, disconnected_at: { isNull: true } },
    limit: 1
  })
  return row
}

/** All connections by their provider. */
export async function liveConnections(rows: Rows<'organization'>): Promise<Map<string, ConnectionRow>> {
  const live = await rows.find(integrationConnections, { where: { disconnected_at: { isNull: true } } })
  return new Map(live.map((row) => [row.provider, row]))
}

/** A connection's status as it is told; a stored one that this version does not know asks for a person. */
export function statusOf({ status }: ConnectionRow): IntegrationStatus {
  return integrationStatuses.find((known) => known === status) ?? 'requires_intervention'
}

/** Whether a caller may do everything with integrations; else only what is their own. */
export function managesAll(principal: Principal): boolean {
  return principal.kind === 'host' || principal.grants.includes('integrations:manage')
}

/** Whether a connection was made with the caller's key, or with another one of the same member. */
export function isOwn(principal: Principal, { connected_by, connected_by_member }: ConnectionRow): boolean {
  if (principal.kind === 'host') return true
  if (principal.kind === 'session') return connected_by_member !== null && connected_by_member === principal.actor
  return connected_by === principal.keyId || (connected_by_member !== null && connected_by_member === principal.createdById)
}

/** The vendor's account as people know it. */
export function accountLabel({ account, account_name }: Pick<ConnectionRow, 'account' | 'account_name'>): string {
  return account_name === null ? account : `${account_name} (${account})`
}
