import { type Static, Type } from 'typebox'
import { type Author, recordChange } from '../audit/index.js'
import type { Principal, Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import { organizations, type RowOf } from '../storage/index.js'
import { canonicalJson, isoTime, isoTimeOrNull } from '../values/index.js'
import { changeDomains } from './change-domains.js'
import { readDomain } from './enabled-domain.js'
import { IdentityVerification } from './identity-verification.js'
import { readKeyEnd } from './key-end.js'
import { announceKeys, KeyNotices } from './key-notices.js'
import { isPublicKey, newPublicKey } from './key-text.js'
import { LookupCache } from './lookup-cache.js'
import type { NewPublicKey } from './new-public-key.js'
import type { Trust } from './tables/public-keys.js'
import { publicKeys } from './tables/public-keys.js'
import { changedTrust, newTrust, trustShape } from './trust.js'

const instant = Type.String({ format: 'date-time' })
const instantOrNull = Type.Union([instant, Type.Null()])

/** What a public key is to those who may see it. Times are ISO 8601 in UTC. */
export const publicKeyShape = Type.Object(
  { publicKey: Type.String(), trust: trustShape, createdAt: instant, expiresAt: instantOrNull, revokedAt: instantOrNull },
  { additionalProperties: false }
)

/** A public key: it names the organization that a website's events belong to, and is no secret. Times are ISO 8601 in UTC. */
export type PublicKey = Static<typeof publicKeyShape>

/** Whose events a public key brings, and from which origins. */
export interface TrackedSite {
  organizationId: string
  domains: readonly string[]
  trust: Trust
  /** When the public key ends; null for never. */
  expiresAt: number | null
  /** What users' ids must be signed with, one of them; null where they need not be. */
  identitySecrets: readonly string[] | null
}

/** The public keys of all organizations, and the domains that their websites live on. */
export class PublicKeys {
  readonly identityVerification: IdentityVerification
  private readonly known: LookupCache<TrackedSite>

  constructor(
    private readonly settings: Settings,
    private readonly notices = new KeyNotices(settings.store)
  ) {
    this.known = new LookupCache(settings.clock, settings.limits.keyCacheSeconds)
    notices.follow(() => this.known.clear())
    this.identityVerification = new IdentityVerification(settings, () => this.known.clear())
  }

  /**
   * Makes a key, and adds these domains to the organization's. Throws INVALID_TOOL_INPUT naming the field: also when the key would outlive the API key
   * that is its `maker`; and TOOL_CALL_FORBIDDEN when it would be trusted more.
   */
  async create(organizationId: string, input: NewPublicKey, author: Author, maker: Principal = { kind: 'host' }): Promise<PublicKey> {
    const { ids, clock, store } = this.settings
    const { domains = [], trust, expiresAt = null } = input
    const now = clock.now()
    const row = {
      public_key: newPublicKey(ids),
      organization_id: organizationId,
      trust: newTrust(trust, maker),
      created_at: now,
      expires_at: readKeyEnd(expiresAt, now, maker),
      revoked_at: null
    }
    const added = readDomains(domains)
    await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      await directory.insert(publicKeys, [row])
      if (added.length > 0) await changeDomains(directory, organizationId, (known) => [...known, ...added])
      // New domains hold for the keys that are known already, too.
      if (added.length > 0) await announceKeys(transaction)
      const after = { trust: { ...row.trust }, expiresAt: isoTimeOrNull(row.expires_at), domains: added }
      await recordChange(transaction, author, { subjectId: row.public_key, before: null, after })
    })
    this.known.clear()
    return toPublicKey(row)
  }

  /** An organization's keys, oldest first, including revoked ones. */
  async list(organizationId: string): Promise<PublicKey[]> {
    const rows = await this.settings.store.directory.find(publicKeys, {
      where: { organization_id: { eq: organizationId } },
      orderBy: { column: 'created_at', direction: 'asc' }
    })
    return rows.map(toPublicKey)
  }

  /** Ends a key, as soon as API keys end. Revoking it again changes nothing. Throws NOT_FOUND. */
  async revoke(organizationId: string, publicKey: string, author: Author): Promise<PublicKey> {
    const { clock, store } = this.settings
    const mine = { public_key: { eq: publicKey }, organization_id: { eq: organizationId } }
    const revoked_at = clock.now()
    if (isPublicKey(publicKey)) {
      await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
        if ((await directory.update(publicKeys, { ...mine, revoked_at: { isNull: true } }, { revoked_at })) === 0) return
        await announceKeys(transaction)
        const change = { before: { revokedAt: null }, after: { revokedAt: isoTime(revoked_at) } }
        await recordChange(transaction, author, { subjectId: publicKey, ...change })
      })
    }
    this.known.clear()
    return toPublicKey(await this.mine(organizationId, publicKey))
  }

  /**
   * Changes what a key's events may change; what is left out stays. It holds as soon as API keys end.
   * Throws NOT_FOUND, INVALID_TOOL_INPUT naming the field, and TOOL_CALL_FORBIDDEN when the `maker` may not raise it so far.
   */
  async setTrust(
    organizationId: string,
    publicKey: string,
    trust: Partial<Trust>,
    author: Author,
    maker: Principal = { kind: 'host' }
  ): Promise<PublicKey> {
    const { public_key: key } = await this.mine(organizationId, publicKey)
    const changed = await this.settings.store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      // Holds the row up to the commit: of two changes at the same time neither takes the other one back.
      await directory.update(publicKeys, { public_key: { eq: key } }, { organization_id: organizationId })
      const [row] = await directory.get(publicKeys, [{ public_key: key }])
      if (!row) throw unknownKey()
      const after = { ...row, trust: changedTrust(trust, row, maker) }
      await directory.update(publicKeys, { public_key: { eq: key } }, { trust: after.trust })
      await announceKeys(transaction)
      if (canonicalJson(after.trust) !== canonicalJson(row.trust))
        await recordChange(transaction, author, { subjectId: key, before: { ...row.trust }, after: { ...after.trust } })
      return after
    })
    this.known.clear()
    return toPublicKey(changed)
  }

  /** The origins whose pages may send events. */
  async domains(organizationId: string): Promise<string[]> {
    const [row] = await this.settings.store.directory.get(organizations, [{ id: organizationId }])
    return row?.domains ?? []
  }

  /** Replaces the domains; the new ones hold at once in this process. Throws INVALID_TOOL_INPUT naming one that is none. */
  async setDomains(organizationId: string, domains: readonly string[], author: Author): Promise<string[]> {
    const wanted = readDomains(domains)
    const rows = this.settings.store.organization(organizationId)
    const changed = await rows.transactionWithDirectory(async (transaction, directory) => {
      let before: readonly string[] = []
      const after = await changeDomains(directory, organizationId, (known) => {
        before = known
        return wanted
      })
      await announceKeys(transaction)
      if (canonicalJson(before) !== canonicalJson(after))
        await recordChange(transaction, author, { subjectId: null, before: { domains: [...before] }, after: { domains: after } })
      return after
    })
    this.known.clear()
    return changed
  }

  /** Whose key this is; `undefined` for unknown and revoked ones, and for those that have ended. */
  async site(publicKey: string): Promise<TrackedSite | undefined> {
    const site = isPublicKey(publicKey) ? await this.lookUp(publicKey) : undefined
    // Looked at with each request: what is remembered must not outlive its end.
    const hasEnded = site !== undefined && site.expiresAt !== null && site.expiresAt <= this.settings.clock.now()
    return hasEnded ? undefined : site
  }

  private lookUp(publicKey: string): Promise<TrackedSite | undefined> {
    this.notices.begin()
    return this.known.get(publicKey, async () => {
      const [row] = await this.settings.store.directory.get(publicKeys, [{ public_key: publicKey }])
      if (!row || row.revoked_at !== null) return undefined
      const { organization_id: organizationId, trust, expires_at: expiresAt } = row
      const [domains, identitySecrets] = await Promise.all([
        this.domains(organizationId),
        this.identityVerification.requiredSecrets(organizationId)
      ])
      return { organizationId, domains, trust, expiresAt, identitySecrets }
    })
  }

  private async mine(organizationId: string, publicKey: string): Promise<RowOf<typeof publicKeys>> {
    const where = { public_key: { eq: publicKey }, organization_id: { eq: organizationId } }
    const [row] = isPublicKey(publicKey) ? await this.settings.store.directory.find(publicKeys, { where }) : []
    if (!row) throw unknownKey()
    return row
  }
}

const unknownKey = () => new RapportError('NOT_FOUND', 'This organization has no such public key')

function readDomains(domains: readonly string[]): string[] {
  if (!Array.isArray(domains)) throw new RapportError('INVALID_TOOL_INPUT', 'domains must be a list')
  return [...new Set(domains.map(readDomain))]
}

function toPublicKey(row: RowOf<typeof publicKeys>): PublicKey {
  return {
    publicKey: row.public_key,
    trust: row.trust,
    createdAt: isoTime(row.created_at),
    expiresAt: isoTimeOrNull(row.expires_at),
    revokedAt: isoTimeOrNull(row.revoked_at)
  }
}
