import { apiKeys, principalOf } from '../../auth/index.js'
import type { Principal } from '../../context/index.js'
import type { DirectoryStore } from '../../storage/index.js'
import type { StoredHolder } from '../tables/agents.js'

/** What is kept of whoever saves an agent. */
export function holderOf(principal: Principal): StoredHolder {
  if (principal.kind === 'api_key') return { kind: 'api_key', keyId: principal.keyId }
  const actor = principal.actor ?? null
  return principal.kind === 'host' ? { kind: 'host', actor } : { kind: 'session', grants: [...principal.grants], actor }
}

/** With whose grants an agent's tools run now; a text that says why nobody's, when its key may not be used any more. */
export async function principalNow(
  directory: Pick<DirectoryStore, 'get'>,
  organizationId: string,
  holder: StoredHolder,
  now: number
): Promise<Principal | string> {
  if (holder.kind !== 'api_key') {
    const actor = holder.actor === null ? {} : { actor: holder.actor }
    return holder.kind === 'host' ? { kind: 'host', ...actor } : { kind: 'session', grants: holder.grants, ...actor }
  }
  const [row] = await directory.get(apiKeys, [{ id: holder.keyId }])
  const what = 'The API key that the agent was saved with'
  if (row?.organization_id !== organizationId) return `${what} is gone: save the agent again with another key`
  if (row.revoked_at !== null) return `${what} was revoked: save the agent again with another key`
  if (row.expires_at !== null && row.expires_at <= now) return `${what} has expired: save the agent again with another key`
  return principalOf(row)
}
