import { CompiledQuery } from 'kysely'

/** A row that a statement answers. */
type Answered = Readonly<Record<string, unknown>>

/** The host's own client in its transaction, whichever library it comes from. */
export interface HostClient {
  /** Runs a statement whose rows do not matter. */
  execute(text: string, parameters: readonly unknown[]): Promise<void>
  /** Runs a statement, and answers its rows. */
  query(text: string, parameters: readonly unknown[]): Promise<readonly Answered[]>
}

/**
 * Reads what the host passed as its transaction. Throws TypeError, which says what to pass instead, for a pool, for a database or client that is no
 * transaction, and for anything else. Whether a client of pg is within a transaction shows only when it is used.
 */
export function hostClient(transaction: unknown): HostClient & { key: object } {
  if (typeof transaction !== 'object' || transaction === null)
    throw notATransaction(`this is ${transaction === null ? 'null' : `a ${typeof transaction}`}`)
  const key = transaction
  if (isKysely(transaction)) {
    if (!transaction.isTransaction) throw notATransaction('this Kysely is none: pass what db.transaction().execute(work) gives to work')
    const query = async (text: string, parameters: readonly unknown[]) =>
      rowsOf(await transaction.executeQuery(CompiledQuery.raw(text, [...parameters])))
    return { key, query, execute: silent(query) }
  }
  if (isDrizzle(transaction)) {
    if (!('rollback' in transaction)) throw notATransaction('this Drizzle database is none: pass what db.transaction(work) gives to work')
    const query = async (text: string, parameters: readonly unknown[]) =>
      rowsOf(await transaction.execute(drizzleStatement(text, parameters)))
    return { key, query, execute: silent(query) }
  }
  if (isPrisma(transaction)) {
    if (typeof transaction.$connect === 'function')
      throw notATransaction('this Prisma client is none: pass what prisma.$transaction(work) gives to work')
    return {
      key,
      query: async (text, parameters) => rowsOf(await transaction.$queryRawUnsafe(text, ...parameters)),
      async execute(text, parameters) {
        await transaction.$executeRawUnsafe(text, ...parameters)
      }
    }
  }
  if (isPool(transaction))
    throw notATransaction('a pool is none: take a client with pool.connect(), send BEGIN through it, and pass that client')
  if (isClient(transaction)) {
    const query = async (text: string, parameters: readonly unknown[]) => rowsOf(await transaction.query(text, [...parameters]))
    return { key, query, execute: silent(query) }
  }
  throw notATransaction('this is another object')
}

function notATransaction(fault: string): TypeError {
  return new TypeError(`transaction must be a client of pg after BEGIN, or a transaction of Kysely, Drizzle or Prisma; ${fault}`)
}

function silent(query: HostClient['query']): HostClient['execute'] {
  return async (text, parameters) => {
    await query(text, parameters)
  }
}

/** Some clients answer the rows, others an object that has them. */
function rowsOf(answer: unknown): readonly Answered[] {
  const rows: unknown = Array.isArray(answer) ? answer : Object(answer).rows
  return Array.isArray(rows) ? rows : []
}

/** A statement as Drizzle takes it. Drizzle's own `sql` would do the same, but this package does not depend on Drizzle. */
function drizzleStatement(text: string, parameters: readonly unknown[]): object {
  return { getSQL: () => ({ toQuery: () => ({ sql: text, params: [...parameters] }) }) }
}

function isKysely(value: object): value is { isTransaction: boolean; executeQuery(query: CompiledQuery): Promise<unknown> } {
  return 'executeQuery' in value && typeof value.executeQuery === 'function' && 'isTransaction' in value
}

function isDrizzle(value: object): value is { execute(statement: object): Promise<unknown> } {
  return 'dialect' in value && 'session' in value && 'execute' in value && typeof value.execute === 'function'
}

interface PrismaClient {
  $connect?: unknown
  $queryRawUnsafe(text: string, ...parameters: unknown[]): Promise<unknown>
  $executeRawUnsafe(text: string, ...parameters: unknown[]): Promise<unknown>
}

function isPrisma(value: object): value is PrismaClient {
  const { $queryRawUnsafe, $executeRawUnsafe } = Object(value)
  return typeof $queryRawUnsafe === 'function' && typeof $executeRawUnsafe === 'function'
}

function isPool(value: object): boolean {
  return 'totalCount' in value && 'idleCount' in value && 'connect' in value
}

function isClient(value: object): value is { query(text: string, parameters: unknown[]): Promise<unknown> } {
  return 'query' in value && typeof value.query === 'function'
}
