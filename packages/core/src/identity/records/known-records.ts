import type { RowOf, Transaction } from '../../storage/index.js'
import { compareText } from '../../values/index.js'
import { RowsBy } from '../claims/claim-reads.js'
import type { CustomerKey, IdentityKey } from '../rules/keys.js'
import { providerRecords } from '../tables/provider-records.js'

export type RecordRow = RowOf<typeof providerRecords>

/** What tells a record from all others of an organization, and whom it is about. */
type NamedRecord = Pick<RecordRow, 'provider' | 'account' | 'kind' | 'external_id' | 'identity' | 'customer_key'>

const naming = ['provider', 'account', 'kind', 'external_id', 'identity', 'customer_key'] as const

/** A record's key as one text. */
export const recordName = ({ provider, account, kind, external_id }: Pick<RecordRow, 'provider' | 'account' | 'kind' | 'external_id'>) =>
  JSON.stringify([provider, account, kind, external_id])

/**
 * The records that reconciling looks up by whom they are about, as they are after the writes of this transaction. Each value is read once, so that all can
 * be asked for before the records are written.
 */
export class KnownRecords {
  readonly #accounts: RowsBy<RecordRow>
  readonly #members: RowsBy<NamedRecord>
  readonly #people: RowsBy<RecordRow>
  readonly #written = new Map<string, RecordRow>()

  constructor(transaction: Transaction) {
    const find = (where: object) => transaction.find(providerRecords, { where })
    const person = { kind: { eq: 'person' }, removed: { eq: false } } as const
    this.#accounts = new RowsBy('customer_key', (keys) => find({ customer_key: { in: keys }, kind: { eq: 'account' } }))
    this.#people = new RowsBy('identity', (identities) => find({ identity: { in: identities }, ...person }))
    // An account may have many people: only who they are is read.
    this.#members = new RowsBy('customer_key', (keys) =>
      transaction.find(providerRecords, { where: { customer_key: { in: keys }, ...person }, columns: naming })
    )
  }

  /** Asks for what records of these accounts and people will be looked up by, without waiting for it. */
  ask(accounts: readonly CustomerKey[], people: readonly IdentityKey[], membersOf: readonly CustomerKey[]): void {
    this.#accounts.ask(accounts)
    this.#people.ask(people)
    this.#members.ask(membersOf)
  }

  /** Notes rows that this transaction writes. */
  noteWritten(rows: Iterable<RecordRow>): void {
    for (const row of rows) this.#written.set(recordName(row), row)
  }

  /** The records of these accounts, also removed ones. */
  async accounts(keys: readonly CustomerKey[]): Promise<RecordRow[]> {
    const wanted = new Set<string | null>(keys)
    return this.#asWritten(await this.#accounts.of(keys), ({ kind, customer_key }) => kind === 'account' && wanted.has(customer_key))
  }

  /** The present records of these people. */
  async people(identities: readonly IdentityKey[]): Promise<RecordRow[]> {
    const wanted = new Set<string | null>(identities)
    return this.#asWritten(await this.#people.of(identities), (row) => isPresentPerson(row) && wanted.has(row.identity))
  }

  /** The identities of people whose present records name these accounts. */
  async peopleOfAccounts(keys: readonly CustomerKey[]): Promise<IdentityKey[]> {
    const wanted = new Set<string | null>(keys)
    const found = this.#asWritten<NamedRecord>(await this.#members.of(keys), (row) => isPresentPerson(row) && wanted.has(row.customer_key))
    return [...new Set(found.flatMap(({ identity }) => identity ?? []))]
  }

  /** Stored records with those in place that were written since, in the order of their keys. */
  #asWritten<Found extends NamedRecord>(stored: readonly Found[], matches: (row: RecordRow) => boolean): (Found | RecordRow)[] {
    const kept = stored.filter((row) => !this.#written.has(recordName(row)))
    return [...kept, ...[...this.#written.values()].filter(matches)].sort(byKey)
  }
}

const isPresentPerson = ({ kind, removed }: RecordRow) => kind === 'person' && !removed

function byKey(a: NamedRecord, b: NamedRecord): number {
  return (
    compareText(a.provider, b.provider) ||
    compareText(a.account, b.account) ||
    compareText(a.kind, b.kind) ||
    compareText(a.external_id, b.external_id)
  )
}
