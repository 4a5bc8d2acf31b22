import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRapport, type Rapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { serve } from '@rapport/server-node'
import { postgresStore } from '@rapport/storage-postgres'
import type { ServerEnd, ServerNews, ServerStart } from './gateway/messages.js'

// A Rapport as `rapport serve` is one, or a bare server to compare it with; each in a process of its own.
process.once('message', async (start: ServerStart) => {
  const { port, apiKey, close } = start.kind === 'rapport' ? await rapportServer(start) : await bareServer(start)
  process.on('message', async (_: ServerEnd) => {
    await close()
    process.disconnect()
  })
  const news: ServerNews = { port, apiKey }
  process.send?.(news)
})

interface Running extends ServerNews {
  close(): Promise<void>
}

async function rapportServer({ store, customers }: Extract<ServerStart, { kind: 'rapport' }>): Promise<Running> {
  const opened = store.kind === 'memory' ? memoryStore() : postgresStore({ connectionString: store.url }, { migrate: true })
  const rapport = createRapport({ store: opened })
  const server = await serve({ rapport, port: 0 })
  return { port: server.port, apiKey: await fill(rapport, customers), close: () => server.close() }
}

/** An organization with so many customers, and a key that may read them. */
async function fill({ organizations, organization }: Rapport, customers: number): Promise<string> {
  const { id } = await organizations.create({ name: 'Bench' })
  const workspace = organization(id)
  await workspace.customers.put(
    Array.from({ length: customers }, (_, index) => ({
      customerId: `account-${index}`,
      name: `Company ${index}`,
      domain: `company${index}.example`,
      traits: { plan: 'team', seats: index }
    }))
  )
  return (await workspace.apiKeys.create({ name: 'bench', grants: ['customer_intelligence:read', 'analytics:read'] })).key
}

/** Reads each request to its end, as any server that looks at bodies has to, and answers. */
async function bareServer({ body, headers }: Extract<ServerStart, { kind: 'bare' }>): Promise<Running> {
  const bytes = Buffer.from(body)
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { port: address.port, apiKey: '', close }
}
