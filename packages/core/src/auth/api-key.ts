import type { Principal } from '../context.js'
import { isoTime, isoTimeOrNull } from '../domain/instant.js'
import type { RowOf } from '../storage/define-table.js'
import type { apiKeys } from '../storage/tables/index.js'

export type ApiKeyRow = RowOf<typeof apiKeys>

/** An API key without its secret. Times are ISO 8601 in UTC. */
export interface ApiKey {
  id: string
  name: string
  /** `ok_` and the key's first 8 characters. */
  prefix: string
  keyType: 'api'
  grants: string[]
  createdById: string | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
  totalRequests: number
}

/** A key's row as callers see it. */
export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    keyType: 'api',
    grants: row.grants,
    createdById: row.created_by_id,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTimeOrNull(row.expires_at),
    revokedAt: isoTimeOrNull(row.revoked_at),
    lastUsedAt: isoTimeOrNull(row.last_used_at),
    totalRequests: row.total_requests
  }
}

/** Who calls with this key. */
export function principalOf({ id, grants, created_by_id }: ApiKeyRow): Extract<Principal, { kind: 'api_key' }> {
  return { kind: 'api_key', keyId: id, grants, createdById: created_by_id }
}
