import type { Transaction } from '../../storage/index.js'
import { customerClaims } from '../tables/customer-claims.js'
import { emailClaims } from '../tables/email-claims.js'

/**
 * Chooses the time of claims that the host makes with a put: now, or one millisecond after the newest claim of the same identity, so that of two puts
 * the later one wins even within a millisecond.
 */
export class ClaimInstants {
  readonly #latest = new Map<string, { value: string; at: number }>()

  private constructor(private readonly now: number) {}

  /** Starts from the emails that these identities claimed at `now` or later. */
  static async ofEmails(transaction: Transaction, identities: readonly string[], now: number): Promise<ClaimInstants> {
    const found = await transaction.find(emailClaims, { where: { identity: { in: identities }, last_at: { gte: now } } })
    return ClaimInstants.of(
      now,
      found.map(({ identity, email, last_at }) => ({ identity, value: email, at: last_at }))
    )
  }

  /** Starts from the customers that these identities claimed at `now` or later. */
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

  /** The time for a claim of this value: after any other value of the identity, at the same time as the same value. */
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
