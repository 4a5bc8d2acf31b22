import type { DirectoryStore, GroupWork, Notices, OrganizationStore, PoolUse, Store, Transaction } from '@rapport/core/storage'
import { acrossOrganizationsIn } from './across-organizations.js'
import { CombinedVerbs } from './combined/combined-verbs.js'
import { channelOf } from './connection/notices.js'
import type { Database } from './database.js'
import { inHostTransaction } from './host-transaction.js'
import { lockOrganizations } from './locks.js'
import type { ReadOnlySql } from './read-only-sql/read-only-sql.js'
import { type Access, rowsIn } from './rows.js'
import { searchIndex } from './search/search-index.js'
import type { Session } from './session.js'
import { isUuid } from './sql/kinds.js'
import type { UnitOfWork } from './unit-of-work.js'
import { takeToken } from './verbs/take-token.js'

/** A store in Postgres, on a server or in PGlite. */
export interface PostgresStore extends Store {
  /** Runs the migrations that the schema lacks; answers their names. Several processes may call it at once. Throws `SchemaVersionError`. */
  migrate(): Promise<string[]>
  /** The SQL that an administrator must run before tenants can query (`svc_query`), because this login may not; undefined when nothing is missing. */
  missingForSql(): Promise<string | undefined>
}

/** The differences between the two stores. */
interface StoreTraits {
  name: string
  durable: boolean
  /** Whether a host can have a transaction of its own on the same database. */
  hostTransactions: boolean
  /** How it hears other processes. */
  notices?: Notices | undefined
  poolUse?(): PoolUse | undefined
}

export function storeOf(
  database: Database,
  readOnlySql: ReadOnlySql,
  { name, durable, hostTransactions, notices, poolUse }: StoreTraits
): PostgresStore {
  return {
    name,
    durable,
    supports: { sql: true, search: true, hostTransactions },
    directory: directoryStore(database),
    ...(notices && { notices }),
    acrossOrganizations: acrossOrganizationsIn(outside(database)),
    organization: (id) => organizationStore(database, readOnlySql, id),
    groupTransaction: (organizationIds, work) => groupTransaction(database, organizationIds, work),
    ...(hostTransactions && {
      inHostTransaction: (transaction: unknown, organizationId: string) => inHostTransaction(database, transaction, organizationId)
    }),
    ...(poolUse && { poolUse }),
    rates: { take: (key, bucket, count) => database.write((session) => takeToken(session, key, bucket, count)) },
    open: () => database.open(),
    ping: () => database.ping(),
    close: () => database.close(),
    migrate: () => database.migrate(),
    missingForSql: () => readOnlySql.missing(database)
  }
}

function directoryStore(database: Database): DirectoryStore {
  return {
    ...rowsIn<'directory'>(outside(database), undefined),
    transaction: (work) => database.transaction((unit) => work(rowsIn<'directory'>(inside(unit), undefined)))
  }
}

function organizationStore(database: Database, readOnlySql: ReadOnlySql, id: string): OrganizationStore {
  if (!isUuid(id)) throw new TypeError('An organization id is a UUID in lower case')
  return {
    organizationId: id,
    ...rowsIn<'organization'>(outside(database), id),
    sql: (query) => readOnlySql.run(database, id, query),
    search: searchIndex(database, id),
    transaction: (work) => database.transaction((unit) => work(transactionOf(unit, id))),
    transactionWithDirectory: (work) =>
      database.transaction((unit) => work(transactionOf(unit, id), rowsIn<'directory'>(inside(unit), undefined)))
  }
}

function groupTransaction<R>(database: Database, organizationIds: readonly string[], work: GroupWork<R>): Promise<R> {
  const ids = [...new Set(organizationIds)]
  if (!ids.every(isUuid)) throw new TypeError('An organization id is a UUID in lower case')
  return database.transaction(async (unit) => {
    const combined = ids.length > 1 ? new CombinedVerbs(unit) : undefined
    const transactions = new Map(
      ids.map((id) => {
        const alone = transactionOf(unit, id)
        return [id, combined ? { ...alone, ...combined.of(id, rowsIn<'organization'>(inside(unit), id)) } : alone]
      })
    )
    const of = (id: string) => {
      const transaction = transactions.get(id)
      if (!transaction) throw new TypeError(`Organization ${id} is not part of this transaction`)
      return transaction
    }
    await work.prepare?.(of)
    combined?.endTurn()
    // It settles without awaiting the lock: the statements are sent after the lock's, so they run under it.
    const locked = unit.verb((session) => lockOrganizations(session, ids, 'ingest'))
    const [result] = await Promise.all([work.settle(of), locked])
    // Calls that the work has not awaited must be sent before the commit.
    combined?.endTurn()
    return result
  })
}

function transactionOf(unit: UnitOfWork, organizationId: string): Transaction {
  return {
    organizationId,
    ...rowsIn<'organization'>(inside(unit), organizationId),
    lock: (name, mode) => unit.verb((session) => lockOrganizations(session, [organizationId], name, mode)),
    announce: (topic) => unit.verb((session) => announce(session, topic))
  }
}

/** Postgres delivers it when the transaction commits. */
async function announce(session: Session, topic: string): Promise<void> {
  await session.send('select pg_notify($1, $2)::text', [channelOf(session.schema), topic])
}

/** Verbs outside of a transaction: each call is its own. */
function outside(database: Database): Access {
  return {
    schema: database.schema,
    read: (work) => database.read(work),
    readSeveral: (work) => database.read(work),
    write: (work) => database.write(work),
    transaction: (work) => database.transaction((unit) => unit.verb(work))
  }
}

/** Verbs inside of a transaction. */
function inside(unit: UnitOfWork): Access {
  return {
    schema: unit.schema,
    read: (work) => unit.verb(work),
    readSeveral: (work) => unit.verbOfSeveral(work),
    write: (work) => unit.verb(work),
    transaction: (work) => unit.verbOfSeveral(work)
  }
}
