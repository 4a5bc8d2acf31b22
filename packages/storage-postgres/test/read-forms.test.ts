import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { compile } from '../src/sql/compile.js'
import { kinds } from '../src/sql/kinds.js'
import { postgresUrl } from './stores.js'

it('every kind of column is read in a form that no setting can change: Postgres itself calls it immutable', async () => {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  const refused: string[] = []
  for (const [kind, { type, read }] of Object.entries(kinds)) {
    await client.query(`create temporary table of_${kind} (value ${type})`)
    // An index takes nothing that is not.
    const statement = compile(sql`create index on ${sql.id(`of_${kind}`)} ((${read(sql.id('value'))}))`)
    await client.query(statement.text).catch((error: Error) => refused.push(`${kind}: ${error.message}`))
  }
  expect(refused).toEqual([])
  await client.end()
})
