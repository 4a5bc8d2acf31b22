import { type NativePostgres, startPostgres } from './database/native-postgres.js'
import { measuredCalls } from './gateway/calls.js'
import { compare, ServerProcess } from './gateway/compare.js'
import { type GatewayOptions, readOptions, type StoreName, usage } from './gateway/options.js'
import { measureOverhead } from './gateway/overhead.js'
import { describeOverhead, type GatewayRow, gatewayTable } from './gateway/report.js'
import { describeMachine } from './machine/machine.js'

const customers = 1_000

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(usage)
else await bench(options)

async function bench(wanted: GatewayOptions): Promise<void> {
  const postgres = wanted.stores.includes('postgres') ? await startPostgres() : undefined
  try {
    console.log(describeMachine(postgres?.version))
    const [cheapest] = measuredCalls
    if (cheapest) console.log(`\n${describeOverhead(cheapest, await measureOverhead(cheapest))}`)
    const rows: GatewayRow[] = []
    for (const store of wanted.stores) rows.push(...(await benchStore(store, wanted, postgres)))
    console.log(`\n${gatewayTable(rows)}`)
  } finally {
    await postgres?.stop()
  }
}

async function benchStore(store: StoreName, wanted: GatewayOptions, postgres?: NativePostgres): Promise<GatewayRow[]> {
  const place =
    postgres && store === 'postgres'
      ? { kind: 'postgres' as const, url: await postgres.createDatabase('bench') }
      : { kind: 'memory' as const }
  const server = await ServerProcess.start({ kind: 'rapport', store: place, customers })
  const rows: GatewayRow[] = []
  try {
    for (const call of measuredCalls) {
      console.error(`${store}: ${call.tool}…`)
      rows.push({ store, call, comparison: await compare(server.target, call, wanted) })
    }
  } finally {
    await server.end()
  }
  return rows
}
