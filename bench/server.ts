import { createRapport, type Rapport } from '@rapport/core'
import { type RunningServer, serve } from '@rapport/server-node'
import { pgliteStore, postgresStore } from '@rapport/storage-postgres'
import type { ServerCommand, ServerNews, ServerStart, StorePlace } from './ingest/server-messages.js'
import { CpuProfiler } from './machine/cpu-profiler.js'
import { heldMemory } from './machine/held-memory.js'

// A server as `rapport serve` is one, but for the rate limit.
process.once('message', async ({ store, organizations }: ServerStart) => {
  const rapport = createRapport({ store: openStore(store), limits: { ingestRequestsPerSecond: 1_000_000_000 } })
  const server = await serve({ rapport, port: 0 })
  rapport.start()
  const news: ServerNews = { port: server.port, organizations: await makeOrganizations(rapport, organizations) }
  obey(server)
  process.send?.(news)
})

function obey(server: RunningServer): void {
  let profiler: CpuProfiler | undefined
  process.on('message', async (order: ServerCommand) => {
    if (order.command === 'profile') {
      profiler = await CpuProfiler.start(order.file)
      return
    }
    if (order.command === 'memory') {
      process.send?.(heldMemory())
      return
    }
    await profiler?.stop()
    await server.close()
    process.disconnect()
  })
}

function openStore(place: StorePlace) {
  if (place.kind === 'pglite') return pgliteStore({ dataDir: place.directory })
  return postgresStore({ connectionString: place.url }, { migrate: true })
}

async function makeOrganizations(rapport: Rapport, count: number): Promise<ServerNews['organizations']> {
  const made: ServerNews['organizations'] = []
  for (let number = 1; number <= count; number++) {
    const { id } = await rapport.organizations.create({ name: `Organization ${number}`, slug: `organization-${number}` })
    const { apiKeys, publicKeys } = rapport.organization(id)
    const { publicKey } = await publicKeys.create()
    const { key: apiKey } = await apiKeys.create({ name: 'bench', grants: ['customer_intelligence:read'] })
    made.push({ id, publicKey, apiKey })
  }
  return made
}
