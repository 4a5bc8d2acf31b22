import { type Static, Type } from 'typebox'
import type { KeyPrincipal } from '../context/index.js'
import type { RowOf } from '../storage/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { apiKeys } from './tables/api-keys.js'

export type ApiKeyRow = RowOf<typeof apiKeys>

const instant = Type.String({ format: 'date-time' })
const instantOrNull = Type.Union([instant, Type.Null()])

/** What an API key is to those who may see it: everything but its secret. Times are ISO 8601 in UTC. */
export const apiKeyShape = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    prefix: Type.String({ description: "`ok_` and the key's first 8 characters." }),
    keyType: Type.Literal('api'),
    grants: Type.Array(Type.String()),
    createdById: Type.Union([Type.String(), Type.Null()], { description: 'The member who made it.' }),
    createdAt: instant,
    expiresAt: instantOrNull,
    revokedAt: instantOrNull,
    lastUsedAt: instantOrNull,
    totalRequests: Type.Integer({ minimum: 0 })
  },
  { additionalProperties: false }
)

/** An API key without its secret. Times are ISO 8601 in UTC; `prefix` is `ok_` and the key's first 8 characters. */
export type ApiKey = Static<typeof apiKeyShape>

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
export function principalOf({ id, grants, created_by_id, expires_at }: ApiKeyRow): KeyPrincipal {
  return { kind: 'api_key', keyId: id, grants, createdById: created_by_id, expiresAt: expires_at }
}
