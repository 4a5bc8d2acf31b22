import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NativePostgres, startPostgres, withClient } from './database/native-postgres.js'
import { costliestStatements, forgetStatements } from './database/statement-costs.js'
import { describeCpuProfile } from './machine/cpu-profile.js'
import { describeMachine } from './machine/machine.js'
import { measureIngest } from './sync/measure-ingest.js'
import { RateBench, type Rates } from './sync/measure-rate.js'
import { readOptions, type SyncOptions, usage } from './sync/options.js'
import { ingestTable, memoryTable, ratesTable } from './sync/report.js'

/** An account whose first sync is measured. */
interface Account {
  name: string
  emails: boolean
  subscriptions: boolean
}

const accounts: readonly Account[] = [
  { name: 'rate_emails', emails: true, subscriptions: false },
  { name: 'rate_subscriptions', emails: true, subscriptions: true },
  { name: 'rate_without_emails', emails: false, subscriptions: true }
]

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(usage)
else await bench(options)

async function bench(wanted: SyncOptions): Promise<void> {
  const postgres = await startPostgres({ trackStatements: wanted.profile })
  try {
    console.log(describeMachine(postgres.version))
    if (wanted.only !== 'ingest') {
      const rates: Rates[] = []
      for (const kind of accounts.slice(0, wanted.accounts)) rates.push(await measureRates(postgres, wanted, kind))
      console.log(`\n${ratesTable(rates)}\n\n${memoryTable(rates)}`)
    }
    if (wanted.only !== 'rate') for (const pair of await measureIngest(postgres, wanted.seconds)) console.log(`\n${ingestTable(pair)}`)
  } finally {
    await postgres.stop()
  }
}

async function measureRates(postgres: NativePostgres, { customers, rounds, profile }: SyncOptions, kind: Account): Promise<Rates> {
  const { name, emails, subscriptions } = kind
  console.error(`Reading ${customers} customers (${name})…`)
  const url = await postgres.createDatabase(name)
  const rate = new RateBench(url, postgres.pid, { customers, emails, subscriptions })
  try {
    const rates = await rate.run(rounds, postgres.checkpoint)
    for (const way of profile ? (['sync', 'put'] as const) : []) {
      const file = join(tmpdir(), `rapport-${name}-${way}.cpuprofile`)
      await withClient(url, forgetStatements)
      await rate.profile(way, file)
      console.error(describeCpuProfile(`${way}: ${file}`, JSON.parse(await readFile(file, 'utf8'))))
      console.error(await withClient(url, costliestStatements))
    }
    return rates
  } finally {
    await rate.close()
    await postgres.dropDatabase(name)
  }
}
