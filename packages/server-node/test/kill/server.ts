import { createRapport, type Rapport } from '@rapport/core'
import { serve } from '@rapport/server-node'
import { pgliteStore, postgresStore } from '@rapport/storage-postgres'
import type { Ready, StorePlace } from './killed-server.js'

// A server as `rapport serve` is one, but that nothing holds back its clients, and that hardly anything moves within the commit of a claim.
const place: StorePlace = JSON.parse(process.argv[2] ?? '')
const rapport = createRapport({ store: openStore(place), limits: { ingestRequestsPerSecond: 1_000_000, inlineMoves: 3 } })
const server = await serve({ rapport, port: 0 })
rapport.start()
const ready: Ready = { url: server.url, ...(await site(rapport)) }
process.stdout.write(`${JSON.stringify(ready)}\n`)
process.once('SIGTERM', () => void server.close())

function openStore(place: StorePlace) {
  if (place.kind === 'pglite') return pgliteStore({ dataDir: place.directory })
  return postgresStore({ connectionString: place.url }, { schema: place.schema, migrate: true })
}

/** The organization and its public key, made on the first start. */
async function site({ organizations, organization }: Rapport): Promise<Omit<Ready, 'url'>> {
  const slug = 'killed'
  const { id } = (await organizations.get(slug)) ?? (await organizations.create({ name: 'Killed', slug }))
  const { publicKeys } = organization(id)
  const [known] = await publicKeys.list()
  return { organizationId: id, publicKey: (known ?? (await publicKeys.create())).publicKey }
}
