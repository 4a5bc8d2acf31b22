import type { CustomerIdentityRow, IdentityRow, IdentityUnitOfWork, VisitorRow } from '../work/unit-of-work.js'

const defaultCapacity = 20_000

/** The part of a row that owners follow from; for a user only its customer. */
type Remembered =
  | { visitor: VisitorRow }
  | { identity: IdentityRow }
  | { customerIdentity: CustomerIdentityRow }
  | { user: string; customerId: string | null }

/**
 * A cache, in this process, of the visitors, identities and customer keys that recent events named: owners of further events can be guessed without
 * reading. A stale entry does no harm, as wrong guesses are corrected under the lock. Visitors with several identities and users with several
 * customers are not kept, because their owners depend on the time of the event.
 */
export class OwnerHints {
  private readonly rows = new Map<string, Remembered>()
  private readonly erasures = new Map<string, string>()

  /** `capacity` is the number of entries; beyond it the one that was learned longest ago is dropped. */
  constructor(private readonly capacity = defaultCapacity) {}

  /** Puts what is remembered of these keys into a set for guessing, and what they lead to: a visitor to its identity, an identity to its user. */
  recall(set: IdentityUnitOfWork, keys: Iterable<string>): void {
    for (const key of keys) {
      const known = this.rows.get(set.transaction.organizationId + key)
      if (!known) continue
      if ('visitor' in known) {
        set.visitors.adopt([known.visitor])
        if (known.visitor.identity) this.recall(set, [known.visitor.identity])
      } else if ('identity' in known) {
        set.identities.adopt([known.identity])
        this.recall(set, [known.identity.user_id])
      } else if ('customerIdentity' in known) set.customerIdentities.adopt([known.customerIdentity])
      else set.users.put({ ...set.user(known.user), customer_id: known.customerId })
    }
  }

  /** Remembers the rows of a set that has been settled. */
  learn(set: IdentityUnitOfWork): void {
    const { organizationId } = set.transaction
    const put = (key: string, isClear: boolean, row: Remembered) => this.put(organizationId + key, isClear ? row : undefined)
    for (const row of set.visitors.values()) put(row.visitor_id, !row.has_multiple_identities, { visitor: row })
    for (const row of set.identities.values()) put(row.identity, true, { identity: { ...row, traits: {}, record: null } })
    for (const row of set.customerIdentities.values())
      put(row.customer_key, true, { customerIdentity: { ...row, traits: {}, record: null } })
    for (const row of set.users.values()) put(row.id, !row.has_multiple_customers, { user: row.id, customerId: row.customer_id })
  }

  /** Forgets all that is remembered of an organization once another erasure is the newest: nothing of the erased stays in memory. */
  forgetErased(organizationId: string, newest: string | undefined): void {
    if (newest === undefined || this.erasures.get(organizationId) === newest) return
    this.erasures.set(organizationId, newest)
    for (const key of this.rows.keys()) if (key.startsWith(organizationId)) this.rows.delete(key)
  }

  private put(key: string, row: Remembered | undefined): void {
    this.rows.delete(key)
    if (!row) return
    this.rows.set(key, row)
    if (this.rows.size <= this.capacity) return
    const [oldest] = this.rows.keys()
    if (oldest !== undefined) this.rows.delete(oldest)
  }
}
