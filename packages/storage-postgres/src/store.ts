import type { DirectoryStore, OrganizationStore, Store, Transaction } from '@rapport/core/storage'
import type { Database } from './database.js'
import { lockOrganizations } from './locks.js'
import { type Access, rowsIn } from './rows.js'
import type { Session } from './session.js'
import { isUuid } from './sql/kinds.js'

/** A store in Postgres. `migrate` brings its schema to this version of Rapport. */
export interface PostgresStore extends Store {
  /** Runs the migrations that the schema lacks; answers their names. Several processes may do so at once. */
  migrate(): Promise<string[]>
}

export function storeOf(database: Database, { name, durable }: { name: string; durable: boolean }): PostgresStore {
  return {
    name,
    durable,
    supports: { sql: false, search: false },
    directory: directoryStore(database),
    organization: (id) => organizationStore(database, id),
    together: (organizationIds, work) => together(database, organizationIds, work),
    open: () => database.open(),
    ping: () => database.ping(),
    close: () => database.close(),
    migrate: () => database.migrate()
  }
}

function directoryStore(database: Database): DirectoryStore {
  return {
    ...rowsIn<'directory'>(outside(database), undefined),
    transaction: (work) => database.transaction((session) => work(rowsIn<'directory'>(inside(session), undefined)))
  }
}

function organizationStore(database: Database, id: string): OrganizationStore {
  if (!isUuid(id)) throw new TypeError('An organization id is a UUID in lower case')
  return {
    organizationId: id,
    ...rowsIn<'organization'>(outside(database), id),
    transaction: (work) => database.transaction((session) => work(transactionOf(session, id)))
  }
}

function together<R>(
  database: Database,
  organizationIds: readonly string[],
  work: (of: (id: string) => Transaction) => Promise<R>
): Promise<R> {
  const ids = [...new Set(organizationIds)]
  if (!ids.every(isUuid)) throw new TypeError('An organization id is a UUID in lower case')
  return database.transaction(async (session) => {
    if (ids.length > 0) await lockOrganizations(session, ids, 'ingest')
    const transactions = new Map(ids.map((id) => [id, transactionOf(session, id)]))
    return work((id) => {
      const transaction = transactions.get(id)
      if (!transaction) throw new TypeError(`Organization ${id} is not part of this transaction`)
      return transaction
    })
  })
}

function transactionOf(session: Session, organizationId: string): Transaction {
  return {
    organizationId,
    ...rowsIn<'organization'>(inside(session), organizationId),
    lock: (name) => lockOrganizations(session, [organizationId], name)
  }
}

/** Each call by itself. */
function outside(database: Database): Access {
  return {
    schema: database.schema,
    read: (work) => database.read(work),
    write: (work) => database.write(work),
    transaction: (work) => database.transaction(work)
  }
}

/** All calls in one transaction. */
function inside(session: Session): Access {
  return { schema: session.schema, read: (work) => work(session), write: (work) => work(session), transaction: (work) => work(session) }
}
