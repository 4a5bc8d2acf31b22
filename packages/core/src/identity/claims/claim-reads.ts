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
  readonly claimsOfEmails: RowsBy<RowOf<typeof emailClaims>>
  readonly emailsOfIdentities: RowsBy<RowOf<typeof emailClaims>>
  readonly customersOfIdentities: RowsBy<RowOf<typeof customerClaims>>
  readonly identitiesOfUsers: RowsBy<RowOf<typeof identities>>
  readonly keysOfCustomers: RowsBy<RowOf<typeof customerIdentities>>
  readonly decisionsOfKeys: RowsBy<RowOf<typeof mergeSuggestions>>

  constructor(transaction: Transaction) {
    this.claimsOfEmails = rowsBy(transaction, emailClaims, 'email')
    this.emailsOfIdentities = rowsBy(transaction, emailClaims, 'identity')
    this.customersOfIdentities = rowsBy(transaction, customerClaims, 'identity')
    this.identitiesOfUsers = rowsBy(transaction, identities, 'user_id')
    this.keysOfCustomers = rowsBy(transaction, customerIdentities, 'customer_id')
    this.decisionsOfKeys = rowsBy(transaction, mergeSuggestions, 'duplicate_key')
  }
}

/** The rows of one table by the values of a column. */
function rowsBy<T extends Table<'organization'>>(transaction: Transaction, table: T, column: keyof RowOf<T> & string): RowsBy<RowOf<T>> {
  return new RowsBy(column, async (values) => {
    const where = { [column]: { in: values } } as unknown as Where<RowOf<T>>
    return (await transaction.find(table, { where })) as RowOf<T>[]
  })
}

/** Rows by the values of a column. Each value is read once; later changes of its rows are not seen. */
export class RowsBy<Row> {
  private readonly rows = new Map<string, Promise<Row[]>>()

  constructor(
    private readonly column: keyof Row,
    private readonly find: (values: readonly string[]) => Promise<Row[]>
  ) {}

  /** Asks for the rows with any of these values, without waiting for them. */
  ask(values: Iterable<string>): void {
    const missing = [...new Set(values)].filter((value) => !this.rows.has(value))
    if (missing.length > 0) this.read(missing)
  }

  /** The rows with any of these values; within each value in the order of their keys. */
  async of(values: Iterable<string>): Promise<Row[]> {
    const wanted = [...new Set(values)]
    this.ask(wanted)
    return (await Promise.all(wanted.map((value) => this.rows.get(value) ?? []))).flat()
  }

  private read(values: readonly string[]): void {
    const grouped = this.find(values).then((rows) => groupBy(rows, (row) => String(row[this.column])))
    for (const value of values) {
      const own = grouped.then((groups) => groups.get(value) ?? [])
      // Whoever waits for it hears of the failure.
      own.catch(() => undefined)
      this.rows.set(value, own)
    }
  }
}
