import { type HostTransaction, type Table, tables } from '@rapport/core/storage'
import { sql } from 'kysely'
import type { Database } from './database.js'
import { type HostClient, hostClient } from './host-client.js'
import { type Access, hostError, hostSqlState } from './host-errors.js'
import { type CompiledStatement, compile } from './sql/compile.js'
import { rowsetOfTexts } from './sql/rowset.js'
import { targetOf } from './sql/target.js'
import { insertion } from './verbs/insert.js'

const savepoint = 'rapport_ingest'

/**
 * The last call on each transaction of a host. Calls take turns: all use the same savepoint name, so one would roll back what another has written.
 */
const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Works in a transaction of the host: of `pg`, Kysely, Drizzle or Prisma. After a failure it rolls back to a savepoint, so the host can go on.
 */
export function inHostTransaction(database: Database, transaction: unknown, organizationId: string): HostTransaction {
  const { key, ...client } = hostClient(transaction)
  const inTurn = <R>(access: Access, work: () => Promise<R>) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(() => runAtomically(client, work, access))
    turns.set(
      key,
      turn.catch(() => undefined)
    )
    return turn
  }
  const nameOf = (table: Table) => `${database.schema}.${table.name}`
  return {
    async findOrganization() {
      const { table } = targetOf(tables.organizations, database.schema, undefined)
      const clock = sql`(extract(epoch from clock_timestamp()) * 1000000)::bigint::text as clock`
      const { text, parameters } = compile(sql`select ${clock} from ${table} where id = ${organizationId}::text::uuid`)
      const [found] = await inTurn({ right: 'select', table: nameOf(tables.organizations) }, () => client.query(text, parameters))
      return found && { clock: Number(found.clock) }
    },
    async insert(table: Table, rows) {
      if (rows.length === 0) return
      const owner = [{ name: 'organization_id', value: sql`${organizationId}::text::uuid` }]
      const target = { ...targetOf(table, database.schema, organizationId), owner }
      const statement: CompiledStatement = compile(
        sql`${insertion(target, rowsetOfTexts(target.columns, rows, 'given'))} on conflict do nothing`
      )
      await inTurn({ right: 'insert', table: nameOf(table) }, () => client.execute(statement.text, statement.parameters))
    }
  }
}

async function runAtomically<R>(client: HostClient, work: () => Promise<R>, access: Access): Promise<R> {
  try {
    // Outside of a transaction `savepoint` fails, so nothing can be written that would commit by itself.
    await client.execute(`savepoint ${savepoint}`, [])
    const answer = await work()
    await client.execute(`release savepoint ${savepoint}`, [])
    return answer
  } catch (error) {
    // Where even this fails the transaction can only be rolled back; the first error says why.
    await undo(client, error).catch(() => undefined)
    throw hostError(error, access)
  }
}

async function undo(client: HostClient, error: unknown): Promise<void> {
  const code = hostSqlState(error)
  if (code === undefined || code === '25P01' || code === '25P02') return
  await client.execute(`rollback to savepoint ${savepoint}`, [])
  await client.execute(`release savepoint ${savepoint}`, [])
}
