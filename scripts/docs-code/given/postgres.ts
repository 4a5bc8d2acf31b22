// A host's own clients of Postgres, and its table of accounts. They connect when they are first used.
import { drizzle as makeDrizzle } from 'drizzle-orm/node-postgres'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

export const pool = new pg.Pool()
export const kysely = new Kysely<{ accounts: { id: string; name: string } }>({ dialect: new PostgresDialect({ pool }) })
export const drizzle = makeDrizzle({ client: pool })
export const accounts = pgTable('accounts', { id: text().primaryKey(), name: text() })

interface PrismaTransaction {
  $queryRawUnsafe<T = unknown>(text: string, ...parameters: unknown[]): Promise<T>
  $executeRawUnsafe(text: string, ...parameters: unknown[]): Promise<number>
  account: { create(query: { data: { id: string; name: string } }): Promise<unknown> }
}

/** As much of Prisma's client, which is generated, as a page uses. */
export declare const prisma: { $transaction<R>(work: (transaction: PrismaTransaction) => Promise<R>): Promise<R> }
