import { type HostTransaction, HostTransactionError, type Table, tables } from '@rapport/core/storage'
import { CompiledQuery, sql } from 'kysely'
import { sqlState } from './connection/connection-errors.js'
import type { Database } from './database.js'
import { type CompiledStatement, compile } from './sql/compile.js'
import { rowsetOfTexts } from './sql/rowset.js'
import { targetOf } from './sql/target.js'
import { insertion } from './verbs/insert.js'

/** Runs a statement in the host's transaction; answers how many rows it found. */
type Run = (text: string, parameters: readonly unknown[]) => Promise<number>

const savepoint = 'rapport_ingest'

/**
 * The last call on each transaction of a host. Calls take turns: all use the same savepoint name, so one would roll back what another has written.
 */
const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Works in a transaction of the host: a client of `pg`, or a Kysely transaction. After a failure it rolls back to a savepoint, so the host can go
 * on.
 */
export function inHostTransaction(database: Database, transaction: unknown, organizationId: string): HostTransaction {
  const { run, key } = runnerOf(transaction)
  const inTurn = (statement: CompiledStatement, access: Access) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(() => runAtomically(run, statement, access))
    turns.set(
      key,
      turn.catch(() => undefined)
    )
    return turn
  }
  return {
    async organizationExists() {
      const { table } = targetOf(tables.organizations, database.schema, undefined)
      const found = await inTurn(compile(sql`select 1 from ${table} where id = ${organizationId}`), {
        right: 'select',
        table: `${database.schema}.${tables.organizations.name}`
      })
      return found > 0
    },
    async insert(table: Table, rows) {
      if (rows.length === 0) return
      const target = targetOf(table, database.schema, organizationId)
      const statement = compile(sql`${insertion(target, rowsetOfTexts(target.columns, rows, 'given'))} on conflict do nothing`)
      await inTurn(statement, { right: 'insert', table: `${database.schema}.${table.name}` })
    }
  }
}

/** What a statement needs: a right on a table. */
interface Access {
  right: 'select' | 'insert'
  table: string
}

function runnerOf(transaction: unknown): { run: Run; key: object } {
  if (typeof transaction === 'object' && transaction !== null) {
    if (isKysely(transaction)) {
      if (!transaction.isTransaction) throw notATransaction('this Kysely is none: pass what db.transaction().execute(work) gives to work')
      const run: Run = async (text, parameters) => (await transaction.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows.length
      return { run, key: transaction }
    }
    if (isClient(transaction)) {
      const run: Run = async (text, parameters) => (await transaction.query(text, [...parameters])).rows.length
      return { run, key: transaction }
    }
  }
  throw notATransaction(`this is neither, but ${transaction === null ? 'null' : `a ${typeof transaction}`}`)
}

function notATransaction(fault: string): TypeError {
  return new TypeError(`transaction must be a client of pg in a transaction, or a Kysely transaction; ${fault}`)
}

interface Answer {
  rows: readonly unknown[]
}

function isKysely(value: object): value is { isTransaction: boolean; executeQuery(query: CompiledQuery): Promise<Answer> } {
  return 'executeQuery' in value && typeof value.executeQuery === 'function' && 'isTransaction' in value
}

function isClient(value: object): value is { query(text: string, values: unknown[]): Promise<Answer> } {
  return 'query' in value && typeof value.query === 'function'
}

async function runAtomically(run: Run, { text, parameters }: CompiledStatement, access: Access): Promise<number> {
  try {
    // Outside of a transaction `savepoint` fails, so nothing can be written that would commit by itself.
    await run(`savepoint ${savepoint}`, [])
    const found = await run(text, parameters)
    await run(`release savepoint ${savepoint}`, [])
    return found
  } catch (error) {
    // Where even this fails the transaction can only be rolled back; the first error says why.
    await undo(run, error).catch(() => undefined)
    throw explained(error, access)
  }
}

async function undo(run: Run, error: unknown): Promise<void> {
  const code = sqlState(error)
  if (code === undefined || code === '25P01' || code === '25P02') return
  await run(`rollback to savepoint ${savepoint}`, [])
  await run(`release savepoint ${savepoint}`, [])
}

function explained(error: unknown, access: Access): HostTransactionError {
  return new HostTransactionError(`The events were not taken: ${reason(error, access)}`, { cause: error })
}

function reason(error: unknown, { right, table }: Access): string {
  const code = sqlState(error)
  if (code === '25P01') return 'the connection is not in a transaction; send BEGIN first'
  if (code === '25P02') return 'a statement of the transaction has failed before, so that it can only be rolled back'
  if (code === '42P01' || code === '3F000') return `the transaction's database has no table ${table}; it must be Rapport's`
  if (code === '42501') return `the transaction's role may not use ${table}; grant it usage on the schema, and ${right} on the table`
  if (code === '25006') return 'the transaction is read-only; begin one that may write'
  if (!(error instanceof Error)) return 'the transaction cannot be used'
  return code === undefined ? error.message : `the database refused it: ${error.message} (${code})`
}
