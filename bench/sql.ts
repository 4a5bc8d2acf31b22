import { createRapport } from '@rapport/core'
import { pgliteStore, postgresStore } from '@rapport/storage-postgres'
import { startPostgres, withClient } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { bombRows } from './sql/bombs.js'
import { sqlCases } from './sql/cases.js'
import { overheadOf } from './sql/overhead.js'
import { seed } from './sql/seed.js'

const rounds = Number(process.argv[2] ?? 100)
const organizations = 20
const events = 1_000_000

const postgres = await startPostgres()
const connectionString = await postgres.createDatabase('bench')
const rapport = createRapport({ store: postgresStore({ connectionString }, { migrate: true }) })
try {
  console.log(describeMachine(postgres.version))
  const ids: string[] = []
  for (let n = 0; n < organizations; n++) ids.push((await rapport.organizations.create({ name: `Bench ${n}` })).id)
  console.error('Filling the tables…')
  const workspace = rapport.organization(ids[7] ?? '')
  console.log(
    '\n| query | svc_query ms | bare ms | **more, ms** | ratio | more of the fastest tenths, ms | ratio |\n| --- | --- | --- | --- | --- | --- | --- |'
  )
  await withClient(connectionString, async (client) => {
    await seed(client, ids, events)
    for (const sqlCase of sqlCases) {
      const { tool, bare } = await overheadOf(workspace, client, sqlCase, rounds)
      const figures = [tool.median, bare.median, tool.median - bare.median, tool.median / bare.median]
      const fastest = [tool.fastest - bare.fastest, tool.fastest / bare.fastest]
      console.log(`| ${[sqlCase.name, ...[...figures, ...fastest].map((figure) => figure.toFixed(2))].join(' | ')} |`)
    }
  })
  console.log('\n| bomb on | | refused after ms | slowest ingest meanwhile ms | next query ms |\n| --- | --- | --- | --- | --- |')
  await showBombs('Postgres', rapport)
} finally {
  await rapport.close()
  await postgres.stop()
}

const embedded = createRapport({ store: pgliteStore() })
try {
  await embedded.organizations.create({ name: 'Bench' })
  await showBombs('PGlite', embedded)
} finally {
  await embedded.close()
}

async function showBombs(store: string, of: typeof rapport): Promise<void> {
  const { id } = await of.organizations.create({ name: 'Bombed' })
  for (const { bomb, ended, slowestIngest, nextQuery } of await bombRows(of.organization(id))) {
    console.log(`| ${[store, bomb, ended.toFixed(0), slowestIngest.toFixed(0), nextQuery.toFixed(0)].join(' | ')} |`)
  }
}
