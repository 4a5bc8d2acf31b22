import { createRapport } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import { seed, seeded } from './dashboards/seed.js'
import { startPostgres, withClient } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { median } from './machine/statistics.js'

// What tiles of a dashboard take over a million events on Postgres, beside the time of grouping the same events by day in plain SQL: in turns, in one run.
// Every tile is read anew; a reader who shares an answer of the last ten minutes waits for nothing.
const events = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 5)

const tiles = {
  'tile: events by day': "SELECT date_trunc('day', occurred_at) AS day, count(*) AS events FROM activity GROUP BY 1 ORDER BY 1",
  'tile: use by feature': "SELECT event_name, count(*) AS times FROM activity WHERE event_type = 'CUSTOM' GROUP BY 1 ORDER BY 2 DESC"
}

const postgres = await startPostgres()
const connectionString = await postgres.createDatabase('dashboards')
const rapport = createRapport({ store: postgresStore({ connectionString }, { migrate: true }) })
try {
  console.log(describeMachine(postgres.version))
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  const workspace = rapport.organization(id)
  await withClient(connectionString, async (client) => {
    await seed(client, id, events)
    const sourceKey = (await workspace.call('svc_list_features', { weeks: 1, candidateLimit: 1 })).sources[0]?.sourceKey ?? ''
    for (let feature = 0; feature < seeded.features; feature++) {
      const eventName = `feature_${feature}`
      await workspace.call('svc_create_feature', { sourceKey, eventName, featureKey: eventName, name: eventName })
    }
    const queries = await Promise.all(
      Object.entries(tiles).map(async ([name, sql]) => [name, (await workspace.queries.create({ name, sql })).id] as const)
    )
    const plain = `select date_trunc('day', occurred_at), count(*) from rapport.events where organization_id = '${id}' group by 1`
    const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['plain SQL, by day', () => client.query(plain)],
      ...queries.map(([name, queryId]) => [name, () => workspace.queries.run(queryId, { refresh: true })] as const),
      ['adoption, all customers', () => workspace.features.adoption({ weeks: 12, refresh: true })]
    ]
    const times = new Map<string, number[]>(asked.map(([name]) => [name, []]))
    for (let round = 0; round <= rounds; round++) {
      for (const [name, ask] of asked) {
        const since = performance.now()
        await ask()
        // The first round warms up.
        if (round > 0) times.get(name)?.push(performance.now() - since)
      }
    }
    const base = median(times.get('plain SQL, by day') ?? [])
    console.log(`\n${events} events\n\n| read | ms | times plain SQL |\n| --- | --- | --- |`)
    for (const [name, all] of times) console.log(`| ${name} | ${median(all).toFixed(0)} | ${(median(all) / base).toFixed(2)} |`)
  })
} finally {
  await rapport.close()
  await postgres.stop()
}
