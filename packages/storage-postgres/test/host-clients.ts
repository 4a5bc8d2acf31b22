import { sql as drizzleSql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'

/** What a host works with in its transaction: what it passes to Rapport, and its own statements. */
export interface HostWork {
  transaction: object
  run(statement: string): Promise<unknown>
}

/** A library by which hosts use Postgres. */
export interface HostLibrary {
  name: string
  /** What is no transaction, but looks like one. */
  root: object
  /** What the refusal of the root says to pass instead. */
  advice: string
  /** Runs work in a transaction; an error rolls it back. */
  inTransaction<R>(work: (host: HostWork) => Promise<R>): Promise<R>
}

/** An error as Prisma's client throws it for a raw statement: with a code of its own, and the database's among its details. */
class PrismaRequestError extends Error {
  override readonly name = 'PrismaClientKnownRequestError'
  readonly code = 'P2010'

  constructor(readonly meta: { code: string; message: string }) {
    super(`Raw query failed. Code: \`${meta.code}\`. Message: \`${meta.message}\``)
  }
}

/** The raw part of Prisma's client within `$transaction`. */
interface PrismaRaw {
  $queryRawUnsafe<T = unknown>(text: string, ...parameters: unknown[]): Promise<T>
  $executeRawUnsafe(text: string, ...parameters: unknown[]): Promise<number>
}

/** The raw part of Prisma's root client. */
interface PrismaRoot extends PrismaRaw {
  $connect(): Promise<void>
  $disconnect(): Promise<void>
  $transaction<R>(work: (transaction: PrismaRaw) => Promise<R>): Promise<R>
}

/**
 * Stands in for Prisma, whose client is generated with files that are downloaded: its raw methods over a real Postgres, with its answers and errors. Like
 * Prisma it gives every text parameter the type text.
 */
export function prismaStandIn(pool: pg.Pool): PrismaRoot {
  const raw = (client: Pick<pg.Pool, 'query'>): PrismaRaw => {
    const send = async (text: string, parameters: unknown[]) => {
      if (parameters.length > 0) {
        // A parameter of another type than text would be refused by Prisma: it sends texts as text.
        const untyped = [...text.matchAll(/\$\d+(?!\d|::text)/g)].map(([name]) => name)
        if (untyped.length > 0) throw new Error(`${untyped.join(', ')} would not be read as text`)
      }
      return client.query(text, parameters).catch((error: pg.DatabaseError) => {
        throw new PrismaRequestError({ code: error.code ?? '', message: error.message })
      })
    }
    return {
      $queryRawUnsafe: async <T>(text: string, ...parameters: unknown[]) => (await send(text, parameters)).rows as T,
      $executeRawUnsafe: async (text, ...parameters) => (await send(text, parameters)).rowCount ?? 0
    }
  }
  return {
    ...raw(pool),
    $connect: async () => undefined,
    $disconnect: async () => undefined,
    async $transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const answer = await work(raw(client))
        await client.query('commit')
        return answer
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    }
  }
}

/** The libraries that a host may use, on a pool of its own. */
export function hostLibraries(pool: pg.Pool): HostLibrary[] {
  const kysely = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  const drizzleDatabase = drizzle({ client: pool })
  const prisma = prismaStandIn(pool)
  return [
    {
      name: 'pg',
      root: pool,
      advice: 'pool.connect()',
      async inTransaction(work) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          const answer = await work({ transaction: client, run: (statement) => client.query(statement) })
          await client.query('commit')
          return answer
        } catch (error) {
          await client.query('rollback')
          throw error
        } finally {
          client.release()
        }
      }
    },
    {
      name: 'Kysely',
      root: kysely,
      advice: 'db.transaction().execute(work)',
      inTransaction: (work) =>
        kysely.transaction().execute((transaction) => work({ transaction, run: (statement) => sql.raw(statement).execute(transaction) }))
    },
    {
      name: 'Drizzle',
      root: drizzleDatabase,
      advice: 'db.transaction(work)',
      inTransaction: (work) =>
        drizzleDatabase.transaction((transaction) =>
          work({ transaction, run: async (statement) => transaction.execute(drizzleSql.raw(statement)) })
        )
    },
    {
      name: 'Prisma',
      root: prisma,
      advice: 'prisma.$transaction(work)',
      inTransaction: (work) =>
        prisma.$transaction((transaction) => work({ transaction, run: (statement) => transaction.$executeRawUnsafe(statement) }))
    }
  ]
}
