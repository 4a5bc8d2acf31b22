import type { Transaction } from '../../storage/contract.js'
import { customerClaims, emailClaims } from '../../storage/tables/index.js'

/**
 * When a host claims emails or customers of identities: now, or else right after what was claimed of the same identity before, so that what is put last
 * holds.
 */
export class ClaimInstants {
  readonly #latest = new Map<string, { value: string; at: number }>()

  private constructor(private readonly now: number) {}

  /** Knows the emails that these identities claimed at `now` or later. */
  static async ofEmails(transaction: Transaction, identities: readonly string[], now: number): Promise<ClaimInstants> {
    const found = await transaction.find(emailClaims, { where: { identity: { in: identities }, last_at: { gte: now } } })
    return ClaimInstants.of(
      now,
      found.map(({ identity, email, last_at }) => ({ identity, value: email, at: last_at }))
    )
  }

  /** Knows the customers that these identities claimed at `now` or later. */
  static async ofCustomers(transaction: Transaction, identities: readonly string[], now: number): Promise<ClaimInstants> {
    const found = await transaction.find(customerClaims, { where: { identity: { in: identities }, at: { gte: now } } })
    return ClaimInstants.of(
      now,
      found.map(({ identity, customer_key, at }) => ({ identity, value: customer_key, at }))
    )
  }

  private static of(now: number, claims: readonly { identity: string; value: string; at: number }[]): ClaimInstants {
    const instants = new ClaimInstants(now)
    for (const claim of claims) instants.note(claim)
    return instants
  }

  /** When this is claimed of an identity: right after anything else that was. */
  next(identity: string, value: string): number {
    const latest = this.#latest.get(identity)
    const at = latest === undefined ? this.now : latest.value === value ? Math.max(this.now, latest.at) : Math.max(this.now, latest.at + 1)
    this.note({ identity, value, at })
    return at
  }

  private note({ identity, value, at }: { identity: string; value: string; at: number }): void {
    const known = this.#latest.get(identity)
    if (!known || at >= known.at) this.#latest.set(identity, { value, at })
  }
}
