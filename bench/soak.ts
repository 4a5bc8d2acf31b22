import { startPostgres } from './database/native-postgres.js'
import type { ServerCommand, ServerMemory, ServerNews, ServerStart } from './ingest/server-messages.js'
import { pgliteSite, postgresSite, type Site } from './ingest/site.js'
import { Child } from './machine/child.js'
import { describeMachine } from './machine/machine.js'
import { readOptions, type SoakOptions, usage } from './soak/options.js'
import { describeGrowth, type Sample, soakTable } from './soak/report.js'
import { SoakTraffic } from './soak/soak-traffic.js'

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(usage)
else await bench(options)

async function bench(wanted: SoakOptions): Promise<void> {
  const postgres = wanted.store === 'postgres' ? await startPostgres() : undefined
  try {
    console.log(`${describeMachine(postgres?.version)}; ${wanted.store}`)
    const site = postgres ? await postgresSite(postgres) : await pgliteSite()
    try {
      const samples = await soak(site, wanted)
      console.log(`\n${soakTable(samples)}\n\n${describeGrowth(samples)}`)
    } finally {
      await site.remove()
    }
  } finally {
    await postgres?.stop()
  }
}

/** Loads one server part by part; after each it says what it holds. */
async function soak({ store }: Site, { events, parts, connections }: SoakOptions): Promise<Sample[]> {
  const server = new Child<ServerStart | ServerCommand, ServerNews | ServerMemory>('server.ts', { store, organizations: 5 })
  try {
    const news = await server.hear()
    if (!('port' in news)) throw new Error('The server did not say where it is')
    const traffic = new SoakTraffic(news, connections)
    const samples: Sample[] = []
    for (let part = 0; part <= parts; part++) {
      const begun = performance.now()
      // The first sample is of a server that has warmed up.
      const sent = await traffic.send(part, part === 0 ? 20_000 : events / parts)
      const seconds = (performance.now() - begun) / 1_000
      server.tell({ command: 'memory' })
      const memory = await server.hear()
      if (!('heap' in memory)) throw new Error('The server did not say what it holds')
      samples.push({ sent, seconds, memory })
      console.error(`part ${part} of ${parts}: ${Math.round(sent / seconds)} events/s, heap ${Math.round(memory.heap / 1e6)} MB`)
    }
    return samples
  } finally {
    await server.end({ command: 'end' })
  }
}
