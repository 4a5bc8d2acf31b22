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

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(usage)
else await bench(options)

async function bench(wanted: SyncOptions): Promise<void> {
  const postgres = await startPostgres({ trackStatements: wanted.profile })
  try {
    console.log(describeMachine(postgres.version))
    if (wanted.only !== 'ingest') {
      const rates = [await measureRates(postgres, wanted, true), await measureRates(postgres, wanted, false)]
      console.log(`\n${ratesTable(rates)}\n\n${memoryTable(rates)}`)
    }
    if (wanted.only !== 'rate') for (const pair of await measureIngest(postgres, wanted.seconds)) console.log(`\n${ingestTable(pair)}`)
  } finally {
    await postgres.stop()
  }
}

async function measureRates(postgres: NativePostgres, { customers, rounds, profile }: SyncOptions, emails: boolean): Promise<Rates> {
  console.error(`Reading ${customers} customers ${emails ? 'with' : 'without'} emails…`)
  const name = emails ? 'rate_emails' : 'rate_plain'
  const url = await postgres.createDatabase(name)
  const rate = new RateBench(url, postgres.pid, { customers, emails })
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
