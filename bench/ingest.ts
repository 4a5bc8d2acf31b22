import { type NativePostgres, startPostgres } from './database/native-postgres.js'
import { describeDifferences } from './ingest/compare.js'
import { type IngestOptions, readOptions, type StoreName, usage } from './ingest/options.js'
import { makeProfile } from './ingest/profile.js'
import { type Combination, ingestTable } from './ingest/report.js'
import { runScenario, type ScenarioResult } from './ingest/scenario.js'
import { pgliteSite, postgresSite } from './ingest/site.js'
import { describeMachine } from './machine/machine.js'

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(usage)
else await bench(options)

async function bench(wanted: IngestOptions): Promise<void> {
  const postgres = wanted.stores.includes('postgres') ? await startPostgres({ trackStatements: wanted.profile }) : undefined
  try {
    console.log(describeMachine(postgres?.version))
    const combinations = combinationsOf(wanted)
    for (let run = 1; run <= wanted.runs; run++) {
      for (const combination of combinations) combination.results.push(await runOne(combination, wanted, postgres))
    }
    console.log(`\n${ingestTable(combinations)}`)
  } finally {
    await postgres?.stop()
  }
}

function combinationsOf({ stores, connections, organizations }: IngestOptions): Combination[] {
  return stores.flatMap((store) =>
    connections.flatMap((connection) =>
      organizations.map((organization) => ({ store, connections: connection, organizations: organization, results: [] }))
    )
  )
}

async function runOne(
  { store, connections, organizations }: Combination,
  wanted: IngestOptions,
  postgres?: NativePostgres
): Promise<ScenarioResult> {
  console.error(`${store}, ${connections} connections, ${organizations} organizations…`)
  const site = await siteOf(store, postgres)
  try {
    const profile = wanted.profile ? await makeProfile(site.store) : undefined
    const result = await runScenario(site, { connections, organizations, options: wanted, profile })
    if (result.profile !== undefined) console.log(result.profile)
    const { missing, unexpected } = result.differences
    if (missing.length + unexpected.length > 0) {
      process.exitCode = 1
      console.error(`What is stored is not what was acknowledged:\n${describeDifferences(result.differences)}`)
    }
    return result
  } finally {
    await site.remove()
  }
}

async function siteOf(store: StoreName, postgres: NativePostgres | undefined) {
  if (store === 'pglite') return pgliteSite()
  if (!postgres) throw new Error('Postgres was not started')
  return postgresSite(postgres)
}
