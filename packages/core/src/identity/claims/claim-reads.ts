import type { RowOf, Table, Transaction, Where } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { customerClaims } from '../tables/customer-claims.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { emailClaims } from '../tables/email-claims.js'
import { identities } from '../tables/identities.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'

/**
 * The rows that applying claims has to look up by other columns than their key; each value is read once. The claims being applied must be written
 * before. The rows are as stored: for those that have been changed since, the working set has the right values.
 */
export class ClaimReads {
  readonly claimsOfEmails: RowsBy<typeof emailClaims>
  readonly emailsOfIdentities: RowsBy<typeof emailClaims>
  readonly customersOfIdentities: RowsBy<typeof customerClaims>
  readonly identitiesOfUsers: RowsBy<typeof identities>
  readonly keysOfCustomers: RowsBy<typeof customerIdentities>
  readonly decisionsOfKeys: RowsBy<typeof mergeSuggestions>

  constructor(transaction: Transaction) {
    this.claimsOfEmails = new RowsBy(transaction, emailClaims, 'email')
    this.emailsOfIdentities = new RowsBy(transaction, emailClaims, 'identity')
    this.customersOfIdentities = new RowsBy(transaction, customerClaims, 'identity')
    this.identitiesOfUsers = new RowsBy(transaction, identities, 'user_id')
    this.keysOfCustomers = new RowsBy(transaction, customerIdentities, 'customer_id')
    this.decisionsOfKeys = new RowsBy(transaction, mergeSuggestions, 'duplicate_key')
  }
}

/** The rows of one table by the values of a column. Each value is read once; later changes of its rows are not seen. */
export class RowsBy<T extends Table<'organization'>> {
  private readonly rows = new Map<string, Promise<RowOf<T>[]>>()

  constructor(
    private readonly transaction: Transaction,
    private readonly table: T,
    private readonly column: keyof RowOf<T> & string
  ) {}

  /** Asks for the rows with any of these values, without waiting for them. */
  ask(values: Iterable<string>): void {
    const missing = [...new Set(values)].filter((value) => !this.rows.has(value))
    if (missing.length > 0) this.read(missing)
  }

  /** The rows with any of these values; within each value in the order of their keys. */
  async of(values: Iterable<string>): Promise<RowOf<T>[]> {
    const wanted = [...new Set(values)]
    this.ask(wanted)
    return (await Promise.all(wanted.map((value) => this.rows.get(value) ?? []))).flat()
  }

  private read(values: readonly string[]): void {
    const where = { [this.column]: { in: values } } as unknown as Where<RowOf<T>>
    const found: Promise<unknown> = this.transaction.find(this.table, { where })
    const grouped = found.then((rows) => groupBy(rows as RowOf<T>[], (row) => String(row[this.column])))
    for (const value of values) {
      const own = grouped.then((groups) => groups.get(value) ?? [])
      // Whoever waits for it hears of the failure.
      own.catch(() => undefined)
      this.rows.set(value, own)
    }
  }
}
