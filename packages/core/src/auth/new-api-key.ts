import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { fieldHint, unknownName } from '../validation/index.js'
import { type Ids, isNameText, truncate } from '../values/index.js'
import type { ApiKeyRow } from './api-key.js'
import { allGrants, type Grant, hasGrant, isGrant } from './grants.js'
import { readKeyEnd } from './key-end.js'
import { apiKeyPrefix, hashApiKey, newApiKey } from './key-text.js'

/** What a new API key is to be. */
export interface NewApiKey {
  /** What people call it; 1 to 255 characters. */
  name: string
  grants: readonly Grant[]
  /** The member who made it. */
  createdById?: string | null
  /**
   * When it stops to work, in the future: a Date, epoch milliseconds, a date-time with its offset, or a date, which is its
   * start in UTC. Without one it works until it is revoked, or as long as the key that makes it: a key cannot make one that
   * outlives it, and a later time is refused.
   */
  expiresAt?: Date | number | string | null
}

/**
 * Makes a key and its row. Throws INVALID_TOOL_INPUT naming the field, and TOOL_CALL_FORBIDDEN when the `creator` is a key that lacks one of
 * the grants. A key that ends gives its end to those that it makes, and INVALID_TOOL_INPUT refuses a later one.
 */
export function makeApiKey(
  organizationId: string,
  input: NewApiKey,
  { ids, now, creator }: { ids: Ids; now: number; creator?: Principal }
) {
  if (typeof input !== 'object' || input === null) throw invalid('A key needs a name and grants: { name, grants: [] }')
  const wrong = unknownName(input, ['name', 'grants', 'createdById', 'expiresAt'])
  if (wrong !== undefined) throw invalid(wrong)
  const { name, createdById = null, expiresAt = null } = input
  if (!isNameText(name)) throw invalid('name must be a text of 1 to 255 characters')
  if (createdById !== null && !isNameText(createdById))
    throw invalid('createdById must be the id of a member, from members.list: 1 to 255 characters')
  const key = newApiKey(ids)
  const row: ApiKeyRow = {
    id: ids.uuid(now),
    organization_id: organizationId,
    name,
    prefix: apiKeyPrefix(key),
    hash: hashApiKey(key),
    grants: readGrants(input.grants, creator),
    created_by_id: createdById,
    created_at: now,
    expires_at: readKeyEnd(expiresAt, now, creator),
    revoked_at: null,
    last_used_at: null,
    total_requests: 0
  }
  return { key, row }
}

export function readGrants(grants: readonly string[], creator: Principal | undefined): string[] {
  if (!Array.isArray(grants)) throw invalid('grants must be a list, such as ["customer_intelligence:read"]')
  const unknown = grants.findIndex((grant) => typeof grant !== 'string' || !isGrant(grant))
  if (unknown >= 0) {
    const among = fieldHint(String(grants[unknown]), allGrants) || `; there are ${allGrants.join(', ')}`
    throw invalid(`grants holds ${truncate(grants[unknown])}, which is not a grant${among}`)
  }
  const lacking = grants.find(
    (grant) => isGrant(grant) && creator !== undefined && creator.kind !== 'host' && !hasGrant(creator.grants, grant)
  )
  if (lacking)
    throw new RapportError('TOOL_CALL_FORBIDDEN', `A new key cannot have the grant ${lacking}, because its maker does not have it`)
  return [...new Set(grants)]
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
