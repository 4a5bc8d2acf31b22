import type { Settings } from '../options.js'
import { identityVerifications } from '../storage/tables/index.js'

const secretLength = 40

/** Whether pages have to prove whom they identify, and the secrets that the proofs are made with. */
export class IdentityVerification {
  /** `changed` is called after each change, so that it holds at once in this process. */
  constructor(
    private readonly settings: Settings,
    private readonly changed: () => void
  ) {}

  /** The organization's secret; it is made when it is first asked for, and stays the same. */
  async secret(organizationId: string): Promise<string> {
    const { ids, clock, store } = this.settings
    const row = {
      organization_id: organizationId,
      secret: `iv_${ids.secret(secretLength)}`,
      is_required: false,
      created_at: clock.now()
    }
    const known = (await this.find(organizationId)) ?? ((await store.directory.insert(identityVerifications, [row]))[0] ? row : undefined)
    return (known ?? (await this.find(organizationId)) ?? row).secret
  }

  async require(organizationId: string, isRequired: boolean): Promise<void> {
    if (isRequired) await this.secret(organizationId)
    const mine = { organization_id: { eq: organizationId } }
    await this.settings.store.directory.update(identityVerifications, mine, { is_required: isRequired })
    this.changed()
  }

  /** The secret that pages' identities are checked with; null where none has to be. */
  async requiredSecret(organizationId: string): Promise<string | null> {
    const row = await this.find(organizationId)
    return row?.is_required ? row.secret : null
  }

  private async find(organizationId: string) {
    const [row] = await this.settings.store.directory.get(identityVerifications, [{ organization_id: organizationId }])
    return row
  }
}
