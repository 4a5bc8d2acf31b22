import type { Principal, Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import { isUuid, truncate } from '../values/index.js'
import { type ApiKey, type ApiKeyRow, principalOf, toApiKey } from './api-key.js'
import { hashApiKey, isApiKey } from './key-text.js'
import { KeyUsage } from './key-usage.js'
import { LookupCache } from './lookup-cache.js'
import { makeApiKey, type NewApiKey, readGrants } from './new-api-key.js'
import { apiKeys } from './tables/api-keys.js'

/** The API keys of all organizations: made, listed, revoked, and recognised. */
export class ApiKeys {
  readonly usage: KeyUsage
  private readonly known: LookupCache<ApiKeyRow>

  constructor(private readonly settings: Settings) {
    this.usage = new KeyUsage(settings.store.directory, settings.logger)
    this.known = new LookupCache(settings.clock, settings.limits.keyCacheSeconds)
  }

  /** Makes a key; see `makeApiKey`. `key` is shown this once: only its hash is kept. */
  async create(organizationId: string, input: NewApiKey, creator?: Principal): Promise<{ key: string; apiKey: ApiKey }> {
    const { ids, clock, store } = this.settings
    const { key, row } = makeApiKey(organizationId, input, { ids, now: clock.now(), ...(creator && { creator }) })
    await store.directory.insert(apiKeys, [row])
    return { key, apiKey: toApiKey(row) }
  }

  /** An organization's keys, oldest first, revoked ones included. */
  async list(organizationId: string): Promise<ApiKey[]> {
    return this.usage.whole(async () => {
      const rows = await this.settings.store.directory.find(apiKeys, {
        where: { organization_id: { eq: organizationId } },
        orderBy: { column: 'created_at', direction: 'asc' }
      })
      return rows.map((row) => toApiKey(this.withUsage(row)))
    })
  }

  /** Ends a key: at once in this process, within `limits.keyCacheSeconds` in others. Revoking it again changes nothing. Throws NOT_FOUND. */
  async revoke(organizationId: string, keyId: string): Promise<ApiKey> {
    const { clock, store } = this.settings
    const id = String(keyId).toLowerCase()
    const mine = { id: { eq: id }, organization_id: { eq: organizationId } }
    if (isUuid(id)) await store.directory.update(apiKeys, { ...mine, revoked_at: { isNull: true } }, { revoked_at: clock.now() })
    this.known.clear()
    return this.whole(mine, keyId)
  }

  /** Replaces a key's grants: at once in this process, within `limits.keyCacheSeconds` in others. Throws NOT_FOUND, and INVALID_TOOL_INPUT. */
  async setGrants(organizationId: string, keyId: string, grants: NewApiKey['grants']): Promise<ApiKey> {
    const { store } = this.settings
    const id = String(keyId).toLowerCase()
    const mine = { id: { eq: id }, organization_id: { eq: organizationId } }
    const change = { grants: readGrants(grants, undefined) }
    if (isUuid(id)) await store.directory.update(apiKeys, mine, change)
    this.known.clear()
    return this.whole(mine, keyId)
  }

  /** The row of the key that an Authorization header carries; throws INVALID_CREDENTIALS when it may not be used now. */
  async authenticate(authorization: string | undefined): Promise<ApiKeyRow> {
    const key = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
    if (key === undefined) throw unauthorized('Send an API key as "Authorization: Bearer ok_..."')
    return this.usable(isApiKey(key) ? await this.find(hashApiKey(key)) : undefined)
  }

  /** A key's row as it is stored now, with what this process has counted since; throws INVALID_CREDENTIALS when another process has revoked it. */
  async refresh({ id }: ApiKeyRow): Promise<ApiKeyRow> {
    return this.usage.whole(async () => {
      const [current] = await this.settings.store.directory.get(apiKeys, [{ id }])
      return this.withUsage(this.usable(current))
    })
  }

  /**
   * Who makes a key, as the store has it now: what is made lasts, so that a key that has lost a grant or was revoked elsewhere makes nothing by what this
   * process still remembers of it. Throws INVALID_CREDENTIALS.
   */
  async makerNow(caller: Principal): Promise<Principal> {
    if (caller.kind !== 'api_key') return caller
    const [row] = await this.settings.store.directory.get(apiKeys, [{ id: caller.keyId }])
    return principalOf(this.usable(row))
  }

  /** A key as it is stored and used. Throws NOT_FOUND when there is none. */
  private whole(mine: { id: { eq: string }; organization_id: { eq: string } }, asked: string): Promise<ApiKey> {
    return this.usage.whole(async () => {
      const [row] = isUuid(mine.id.eq) ? await this.settings.store.directory.find(apiKeys, { where: mine }) : []
      if (!row) throw new RapportError('NOT_FOUND', `No API key of this organization has the id ${truncate(asked)}`)
      return toApiKey(this.withUsage(row))
    })
  }

  private usable(row: ApiKeyRow | undefined): ApiKeyRow {
    if (!row) throw unauthorized('The API key is unknown')
    if (row.revoked_at !== null) throw unauthorized('The API key is revoked')
    if (row.expires_at !== null && row.expires_at <= this.settings.clock.now()) throw unauthorized('The API key is expired')
    return row
  }

  private find(hash: string): Promise<ApiKeyRow | undefined> {
    return this.known.get(hash, async () => {
      const [row] = await this.settings.store.directory.find(apiKeys, { where: { hash: { eq: hash } }, limit: 1 })
      return row
    })
  }

  private withUsage(row: ApiKeyRow): ApiKeyRow {
    const unwritten = this.usage.unwritten(row.id)
    if (!unwritten) return row
    const last_used_at = Math.max(row.last_used_at ?? 0, unwritten.lastUsedAt)
    return { ...row, last_used_at, total_requests: row.total_requests + unwritten.requests }
  }
}

const unauthorized = (message: string) => new RapportError('INVALID_CREDENTIALS', message)
