import { type Static, Type } from 'typebox'
import { type Author, recordChange } from '../audit/index.js'
import type { Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import type { RowOf } from '../storage/index.js'
import { checkOf } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { SecretLost } from '../vault/index.js'
import { announceKeys } from './key-notices.js'
import { isOutdated, openSecret, storedSecret } from './stored-secret.js'
import { identityVerifications } from './tables/identity-verifications.js'

const secretLength = 40
const day = 86_400

/** Whether pages have to prove whom they identify. Times are ISO 8601 in UTC. */
export const verificationStatus = Type.Object(
  {
    enabled: Type.Boolean(),
    previousSecretUntil: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Until when proofs with the previous secret are valid, if they still are.'
      })
    )
  },
  { additionalProperties: false }
)

/** Whether pages have to prove whom they identify. Times are ISO 8601 in UTC. */
export type VerificationStatus = Static<typeof verificationStatus>

/** How a secret is rotated. */
export const rotation = Type.Object(
  {
    keepPreviousSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 90 * day,
        default: day,
        description: 'How long proofs with the old secret stay valid, a day by default. Use 0 if others know the secret.'
      })
    )
  },
  { additionalProperties: false }
)

/** How a secret is rotated. */
export type Rotation = Static<typeof rotation>

/** Whether pages have to prove whom they identify, and the secrets that the proofs are made with. */
export class IdentityVerification {
  /** `changed` is called after each change, so that it holds at once in this process. */
  constructor(
    private readonly settings: Settings,
    private readonly changed: () => void
  ) {}

  /**
   * The organization's secret; it is made when it is first asked for, and stays the same until it is rotated. Throws UNPROCESSABLE when it was encrypted
   * under a secret of the host's that is not configured any more.
   */
  async secret(organizationId: string): Promise<string> {
    const row = await this.stored(organizationId)
    const secret = this.open(row)
    await this.wrap(row)
    return secret
  }

  /** Makes another secret; the present one holds beside it for a while. Throws CONFLICT if somebody else rotates it at the same time. */
  async rotate(organizationId: string, options: Rotation, author: Author): Promise<string> {
    const { clock, store } = this.settings
    const kept = readKept(options)
    const present = await this.stored(organizationId)
    const secret = this.newSecret()
    const change = {
      secret: this.forStorage(organizationId, secret),
      previous_secret: kept === 0 ? null : present.secret,
      previous_until: kept === 0 ? null : clock.now() + kept * 1000
    }
    const mine = { organization_id: { eq: organizationId }, secret: { eq: present.secret } }
    const rotated = await store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      const count = await directory.update(identityVerifications, mine, change)
      const after = { previousSecretUntil: isoTimeOrNull(change.previous_until) }
      if (count > 0) await announceKeys(transaction)
      if (count > 0) await recordChange(transaction, author, { subjectId: null, before: null, after })
      return count
    })
    this.changed()
    if (rotated === 0) throw new RapportError('CONFLICT', 'The secret was rotated by somebody else meanwhile; read it again')
    return secret
  }

  async require(organizationId: string, isRequired: boolean, author: Author): Promise<VerificationStatus> {
    if (isRequired) await this.secret(organizationId)
    const other = { organization_id: { eq: organizationId }, is_required: { ne: isRequired } }
    await this.settings.store.organization(organizationId).transactionWithDirectory(async (transaction, directory) => {
      if ((await directory.update(identityVerifications, other, { is_required: isRequired })) === 0) return
      await announceKeys(transaction)
      const change = { before: { enabled: !isRequired }, after: { enabled: isRequired } }
      await recordChange(transaction, author, { subjectId: null, ...change })
    })
    this.changed()
    return this.status(organizationId)
  }

  async status(organizationId: string): Promise<VerificationStatus> {
    const row = await this.find(organizationId)
    const { is_required: enabled = false, previous_until: until = null } = row ?? {}
    return { enabled, ...(until !== null && { previousSecretUntil: isoTime(until) }) }
  }

  /**
   * The secrets that pages' identities are checked with; null where none has to be. Ones that cannot be opened prove nobody: no page is believed until the
   * host gives the former secret.
   */
  async requiredSecrets(organizationId: string): Promise<readonly string[] | null> {
    const row = await this.find(organizationId)
    if (!row?.is_required) return null
    const secrets = [row.secret, row.previous_secret].flatMap((stored) => (stored === null ? [] : this.opened(organizationId, stored)))
    if (secrets.length === 0)
      this.settings.logger.error('The secret of identity verification cannot be decrypted, so no page can prove an identity', {
        organizationId
      })
    return secrets
  }

  /** Encrypts what stands in clear or under the previous secret of the host's; answers how many it was, and how many could not be opened. */
  async rewrap(): Promise<{ reencrypted: number; lost: number }> {
    const total = { reencrypted: 0, lost: 0 }
    for (const row of await this.settings.store.directory.find(identityVerifications)) {
      const { reencrypted, lost } = await this.wrap(row)
      total.reencrypted += reencrypted
      total.lost += lost
    }
    return total
  }

  private async wrap({ organization_id: id, secret, previous_secret: previous }: RowOf<typeof identityVerifications>) {
    const { store, integrations } = this.settings
    const outdated = [secret, previous].filter((stored) => stored !== null && isOutdated(integrations.secret, stored)).length
    if (outdated === 0) return { reencrypted: 0, lost: 0 }
    let lost = 0
    const again = (stored: string) => {
      if (!isOutdated(integrations.secret, stored)) return stored
      const [text] = this.opened(id, stored)
      if (text !== undefined) return this.forStorage(id, text)
      lost += 1
      return stored
    }
    const same = { organization_id: { eq: id }, secret: { eq: secret } }
    const change = { secret: again(secret), previous_secret: previous === null ? null : again(previous) }
    const written = lost < outdated ? await store.directory.update(identityVerifications, same, change) : 0
    return { reencrypted: written > 0 ? outdated - lost : 0, lost }
  }

  /** The row, which is made when there is none. */
  private async stored(organizationId: string) {
    const { clock, store } = this.settings
    const row = {
      organization_id: organizationId,
      secret: this.forStorage(organizationId, this.newSecret()),
      previous_secret: null,
      previous_until: null,
      is_required: false,
      created_at: clock.now()
    }
    const known = (await this.find(organizationId)) ?? ((await store.directory.insert(identityVerifications, [row]))[0] ? row : undefined)
    return known ?? (await this.find(organizationId)) ?? row
  }

  private open({ organization_id: organizationId, secret }: { organization_id: string; secret: string }): string {
    const [text] = this.opened(organizationId, secret)
    if (text !== undefined) return text
    throw new RapportError(
      'UNPROCESSABLE',
      'The secret of identity verification cannot be decrypted. Pass the old secret as secret.previous'
    )
  }

  /** The text of a stored secret, none if it cannot be opened. */
  private opened(organizationId: string, stored: string): string[] {
    try {
      return [openSecret(this.settings.integrations.secret, organizationId, stored)]
    } catch (error) {
      if (error instanceof SecretLost) return []
      throw error
    }
  }

  private forStorage(organizationId: string, text: string): string {
    return storedSecret(this.settings.integrations.secret, organizationId, text)
  }

  /** The row, without a previous secret whose time is over. */
  private async find(organizationId: string) {
    const { clock, store } = this.settings
    const [row] = await store.directory.get(identityVerifications, [{ organization_id: organizationId }])
    const isOver = row && (row.previous_until ?? 0) <= clock.now()
    return isOver ? { ...row, previous_secret: null, previous_until: null } : row
  }

  private newSecret(): string {
    return `iv_${this.settings.ids.secret(secretLength)}`
  }
}

const check = checkOf(rotation)

function readKept(options: Rotation): number {
  if (!check.accepts(options)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(options, 'options'))
  return options.keepPreviousSeconds ?? day
}
