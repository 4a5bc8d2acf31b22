import { randomUUID } from 'node:crypto'
import { StoreUnavailableError } from '@rapport/core/storage'
import type { Connection } from '../connection/connection.js'
import { ConnectionLostError } from '../connection/connection-errors.js'

/** Runs a statement on a new connection, and answers the first row. */
export type Ask = (text: string) => Promise<unknown>

const table = 'rapport_pglite.last_commit'

/** Makes the table of one row that holds the last transaction's id. */
export async function prepareCommitRecord(connection: Connection): Promise<void> {
  await connection.send(
    `create schema if not exists rapport_pglite;
    create table if not exists ${table} (single boolean primary key default true check (single), id uuid);
    insert into ${table} default values on conflict do nothing`
  )
}

/**
 * Commits, and writes an id of the transaction in the same commit. If the worker ends meanwhile, the stored id tells whether the commit was made. If
 * it was not, nothing was saved, and this throws `ConnectionLostError`: the transaction can run again. One row is enough, as PGlite runs one
 * transaction at a time.
 */
export async function commitRecorded(connection: Connection, ask: Ask): Promise<void> {
  const id = randomUUID()
  try {
    await connection.commit(`update ${table} set id = '${id}'; commit`)
  } catch (error) {
    if (!(error instanceof ConnectionLostError)) throw error
    if (!(await wasCommitted(id, ask))) throw error
  }
}

async function wasCommitted(id: string, ask: Ask): Promise<boolean> {
  try {
    return (await ask(`select 1 from ${table} where id = '${id}'`)) !== undefined
  } catch (error) {
    throw new StoreUnavailableError('PGlite did not come back, and whether its last transaction was saved is unknown', { cause: error })
  }
}
