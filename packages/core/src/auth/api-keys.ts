import { type Author, recordChange } from '../audit/index.js'
import type { Principal, Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import type { DirectoryStore, JsonObject } from '../storage/index.js'
import { canonicalJson, isoTime, isoTimeOrNull, isUuid, type Logger, truncate } from '../values/index.js'
import { type ApiKey, type ApiKeyRow, principalOf, toApiKey } from './api-key.js'
import { announceKeys, KeyNotices } from './key-notices.js'
import { hashApiKey, isApiKey } from './key-text.js'
import { LookupCache } from './lookup-cache.js'
import { makeApiKey, type NewApiKey, readGrants } from './new-api-key.js'
import { type ApiKeyChange, type Rotation, readChange, readRotation } from './renew-api-key.js'
import { apiKeys } from './tables/api-keys.js'

/** The API keys of all organizations: made, listed, revoked, and recognised. */
export class ApiKeys {
  readonly usage: KeyUsage
  private readonly known: LookupCache<ApiKeyRow>

  constructor(
    private readonly settings: Settings,
    private readonly notices = new KeyNotices(settings.store)
  ) {
    this.usage = new KeyUsage(settings.store.directory, settings.logger)
    this.known = new LookupCache(settings.clock, settings.limits.keyCacheSeconds)
    notices.follow(() => this.known.clear())
  }

  /** Makes a key; see `makeApiKey`. `key` is shown this once: only its hash is kept. */
  async create(organizationId: string, input: NewApiKey, author: Author, creator?: Principal): Promise<{ key: string; apiKey: ApiKey }> {
    const { ids, clock, store } = this.settings
    const { key, row } = makeApiKey(organizationId, input, { ids, now: clock.now(), ...(creator && { creator }) })
    await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      await directory.insert(apiKeys, [row])
      await recordChange(transaction, author, { subjectId: row.id, before: null, after: told(row) })
    })
    return { key, apiKey: toApiKey(row) }
  }

  /** An organization's keys, oldest first, revoked ones included; with `prefix` those that begin with it. */
  async list(organizationId: string, prefix?: string): Promise<ApiKey[]> {
    return this.usage.whole(async () => {
      const rows = await this.settings.store.directory.find(apiKeys, {
        where: { organization_id: { eq: organizationId }, ...(prefix !== undefined && { prefix: { eq: prefix } }) },
        orderBy: { column: 'created_at', direction: 'asc' }
      })
      return rows.map((row) => toApiKey(this.withUsage(row)))
    })
  }

  /** Ends a key: at once where processes hear of each other (`Store.notices`), else within `limits.keyCacheSeconds` in others. Revoking it again changes nothing. Throws NOT_FOUND. */
  async revoke(organizationId: string, keyId: string, author: Author): Promise<ApiKey> {
    const { clock, store } = this.settings
    const id = String(keyId).toLowerCase()
    const mine = { id: { eq: id }, organization_id: { eq: organizationId } }
    const revoked_at = clock.now()
    if (isUuid(id))
      await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
        if ((await directory.update(apiKeys, { ...mine, revoked_at: { isNull: true } }, { revoked_at })) === 0) return
        await announceKeys(transaction)
        await recordChange(transaction, author, {
          subjectId: id,
          before: { revokedAt: null },
          after: { revokedAt: isoTime(revoked_at) }
        })
      })
    this.known.clear()
    return this.whole(mine, keyId)
  }

  /** Replaces a key's grants; it holds as soon as `revoke` does. Throws NOT_FOUND, and INVALID_TOOL_INPUT. */
  async setGrants(organizationId: string, keyId: string, grants: NewApiKey['grants'], author: Author): Promise<ApiKey> {
    const mine = { id: { eq: String(keyId).toLowerCase() }, organization_id: { eq: organizationId } }
    const change = { grants: readGrants(grants, undefined) }
    await this.change(organizationId, await this.stored(mine, keyId), change, author)
    return this.whole(mine, keyId)
  }

  /** Changes a key's name or end. Throws NOT_FOUND, INVALID_TOOL_INPUT, TOOL_CALL_FORBIDDEN, and CONFLICT for a key that works no more. */
  async update(organizationId: string, keyId: string, change: ApiKeyChange, author: Author, maker?: Principal): Promise<ApiKey> {
    const row = await this.working(organizationId, keyId)
    // Whoever lets a key live longer gives its grants away.
    if (change.expiresAt !== undefined) readGrants(row.grants, maker)
    const set = readChange(change, this.settings.clock.now(), maker)
    await this.change(organizationId, row, set, author)
    return this.whole({ id: { eq: row.id }, organization_id: { eq: organizationId } }, keyId)
  }

  /** Makes a key that does what this one does, and ends this one a little later. Throws as `update` does. */
  async rotate(
    organizationId: string,
    keyId: string,
    rotation: Rotation,
    author: Author,
    maker?: Principal
  ): Promise<{ key: string; apiKey: ApiKey }> {
    const { ids, clock, store } = this.settings
    const old = await this.working(organizationId, keyId)
    const { endsAt, next } = readRotation(old, rotation, clock.now(), maker)
    const { key, row } = makeApiKey(organizationId, next, { ids, now: clock.now(), ...(maker && { creator: maker }) })
    await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      await directory.insert(apiKeys, [row])
      await directory.update(apiKeys, { id: { eq: old.id } }, { expires_at: endsAt })
      await announceKeys(transaction)
      await recordChange(transaction, author, {
        subjectId: old.id,
        before: { expiresAt: isoTimeOrNull(old.expires_at) },
        after: { expiresAt: isoTime(endsAt), replacedBy: row.id }
      })
    })
    this.known.clear()
    return { key, apiKey: toApiKey(row) }
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

  /** Changes a key's row, and tells of it when it says something else then. */
  private async change(organizationId: string, row: ApiKeyRow, set: Partial<ApiKeyRow>, author: Author): Promise<void> {
    await this.settings.store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      await directory.update(apiKeys, { id: { eq: row.id } }, set)
      const before = told(row)
      const after = told({ ...row, ...set })
      if (canonicalJson(before) === canonicalJson(after)) return
      await announceKeys(transaction)
      await recordChange(transaction, author, { subjectId: row.id, before, after })
    })
    this.known.clear()
  }

  /** A key as it is stored and used. Throws NOT_FOUND when there is none. */
  private whole(mine: { id: { eq: string }; organization_id: { eq: string } }, asked: string): Promise<ApiKey> {
    return this.usage.whole(async () => toApiKey(this.withUsage(await this.stored(mine, asked))))
  }

  private async stored(mine: { id: { eq: string }; organization_id: { eq: string } }, asked: string): Promise<ApiKeyRow> {
    const [row] = isUuid(mine.id.eq) ? await this.settings.store.directory.find(apiKeys, { where: mine }) : []
    if (!row) throw new RapportError('NOT_FOUND', `No API key of this organization has the id ${truncate(asked)}`)
    return row
  }

  /** A key that still works. */
  private async working(organizationId: string, keyId: string): Promise<ApiKeyRow> {
    const row = await this.stored({ id: { eq: String(keyId).toLowerCase() }, organization_id: { eq: organizationId } }, keyId)
    if (row.revoked_at !== null) throw new RapportError('CONFLICT', 'The API key is revoked: make a new one')
    if (row.expires_at !== null && row.expires_at <= this.settings.clock.now())
      throw new RapportError('CONFLICT', 'The API key has expired: make a new one')
    return row
  }

  private usable(row: ApiKeyRow | undefined): ApiKeyRow {
    if (!row) throw unauthorized('The API key is unknown: check that it is complete, and that it belongs to this server')
    if (row.revoked_at !== null) throw unauthorized('The API key is revoked: use another one')
    if (row.expires_at !== null && row.expires_at <= this.settings.clock.now())
      throw unauthorized('The API key is expired: use another one')
    return row
  }

  private find(hash: string): Promise<ApiKeyRow | undefined> {
    this.notices.begin()
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

/** What the audit log tells of a key. */
function told({ name, grants, expires_at }: ApiKeyRow): JsonObject {
  return { name, grants, expiresAt: isoTimeOrNull(expires_at) }
}

const unauthorized = (message: string) => new RapportError('INVALID_CREDENTIALS', message)

/** What a key was used for since the last write. */
export interface Usage {
  requests: number
  lastUsedAt: number
}

const flushAfterMilliseconds = 5_000

/** Counts the use of API keys in memory and writes it every few seconds, so that a call costs no write. */
export class KeyUsage {
  private pending = new Map<string, Usage>()
  private writing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined
  /** How many times writing began. */
  private writes = 0

  constructor(
    private readonly directory: DirectoryStore,
    private readonly logger: Logger
  ) {}

  /** Counts one request. */
  count(keyId: string, now: number): void {
    this.add(keyId, { requests: 1, lastUsedAt: now })
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds).unref()
  }

  /** What is counted but not yet written. */
  unwritten(keyId: string): Usage | undefined {
    return this.pending.get(keyId)
  }

  /** Reads keys together with what is not yet written of them: again when a write began meanwhile, as its counts would then be in both or in neither. */
  async whole<R>(read: () => Promise<R>): Promise<R> {
    for (;;) {
      await this.writing
      const { writes } = this
      const result = await read()
      if (writes === this.writes) return result
    }
  }

  /** Writes what was counted so far. What cannot be written is logged and kept for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.writePending())
    return this.writing
  }

  private async writePending(): Promise<void> {
    const counted = this.pending
    this.writes++
    this.pending = new Map()
    for (const [id, usage] of counted) {
      try {
        await this.write(id, usage)
      } catch (error) {
        this.add(id, usage)
        this.logger.warn('The use of an API key could not be written yet', { keyId: id, error: String(error) })
      }
    }
  }

  private write(id: string, { requests, lastUsedAt }: Usage): Promise<unknown> {
    return this.directory.transaction(async (transaction) => {
      await transaction.increment(apiKeys, { id }, { total_requests: requests })
      const isOlder = { any: [{ last_used_at: { isNull: true } }, { last_used_at: { lt: lastUsedAt } }] }
      await transaction.update(apiKeys, { id: { eq: id }, ...isOlder }, { last_used_at: lastUsedAt })
    })
  }

  private add(keyId: string, { requests, lastUsedAt }: Usage): void {
    const known = this.pending.get(keyId) ?? { requests: 0, lastUsedAt }
    this.pending.set(keyId, { requests: known.requests + requests, lastUsedAt: Math.max(known.lastUsedAt, lastUsedAt) })
  }
}
