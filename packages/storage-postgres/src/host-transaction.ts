import { type HostTransaction, HostTransactionError, type Table } from '@rapport/core/storage'
import { CompiledQuery, sql } from 'kysely'
import { sqlState } from './connection/connection-errors.js'
import type { Database } from './database.js'
import { type CompiledStatement, compile } from './sql/compile.js'
import { rowsetOfTexts } from './sql/rowset.js'
import { targetOf } from './sql/target.js'
import { insertion } from './verbs/insert.js'

/** Runs a statement in the host's transaction. */
type Run = (text: string, parameters: readonly unknown[]) => Promise<unknown>

const savepoint = 'rapport_ingest'

/**
 * The last call on each transaction of a host. Calls take turns: all use the same savepoint name, so one would roll back what another has written.
 */
const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Inserts in a transaction of the host: a client of `pg`, or a Kysely transaction. After a failure it rolls back to a savepoint, so the host can go
 * on.
 */
export function inHostTransaction(database: Database, transaction: unknown, organizationId: string): HostTransaction {
  const { run, key } = runnerOf(transaction)
  return {
    async insert(table: Table, rows) {
      if (rows.length === 0) return
      const target = targetOf(table, database.schema, organizationId)
      const statement = compile(sql`${insertion(target, rowsetOfTexts(target.columns, rows, 'given'))} on conflict do nothing`)
      const turn = (turns.get(key) ?? Promise.resolve()).then(() => insertAtomically(run, statement, `${database.schema}.${table.name}`))
      turns.set(
        key,
        turn.catch(() => undefined)
      )
      await turn
    }
  }
}

function runnerOf(transaction: unknown): { run: Run; key: object } {
  if (typeof transaction === 'object' && transaction !== null) {
    if (isKysely(transaction)) {
      if (!transaction.isTransaction) throw notATransaction('this Kysely is none: pass what db.transaction().execute(work) gives to work')
      return { run: (text, parameters) => transaction.executeQuery(CompiledQuery.raw(text, [...parameters])), key: transaction }
    }
    if (isClient(transaction)) return { run: (text, parameters) => transaction.query(text, [...parameters]), key: transaction }
  }
  throw notATransaction(`this is neither, but ${transaction === null ? 'null' : `a ${typeof transaction}`}`)
}

function notATransaction(fault: string): TypeError {
  return new TypeError(`transaction must be a client of pg in a transaction, or a Kysely transaction; ${fault}`)
}

function isKysely(value: object): value is { isTransaction: boolean; executeQuery(query: CompiledQuery): Promise<unknown> } {
  return 'executeQuery' in value && typeof value.executeQuery === 'function' && 'isTransaction' in value
}

function isClient(value: object): value is { query(text: string, values: unknown[]): Promise<unknown> } {
  return 'query' in value && typeof value.query === 'function'
}

async function insertAtomically(run: Run, { text, parameters }: CompiledStatement, table: string): Promise<void> {
  try {
    // Outside of a transaction `savepoint` fails, so nothing can be written that would commit by itself.
    await run(`savepoint ${savepoint}`, [])
    await run(text, parameters)
  } catch (error) {
    await undo(run, error)
    throw explained(error, table)
  }
  await run(`release savepoint ${savepoint}`, [])
}

async function undo(run: Run, error: unknown): Promise<void> {
  const code = sqlState(error)
  if (code === undefined || code === '25P01' || code === '25P02') return
  await run(`rollback to savepoint ${savepoint}`, [])
  await run(`release savepoint ${savepoint}`, [])
}

function explained(error: unknown, table: string): HostTransactionError {
  return new HostTransactionError(`The events were not taken: ${reason(error, table)}`, { cause: error })
}

function reason(error: unknown, table: string): string {
  const code = sqlState(error)
  if (code === '25P01') return 'the connection is not in a transaction; send BEGIN first'
  if (code === '25P02') return 'a statement of the transaction has failed before, so that it can only be rolled back'
  if (code === '42P01' || code === '3F000') return `the transaction's database has no table ${table}; it must be Rapport's`
  if (code === '42501') return `the transaction's role may not insert into ${table}; grant it usage on the schema and insert on the table`
  if (code !== undefined) return `the database refused (${code})`
  return error instanceof Error ? error.message : 'the transaction cannot be used'
}
