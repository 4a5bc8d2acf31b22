// Rapport with its console and MCP, under /rapport of a plain node:http server, and one route of the server's own that asks Rapport in process.
//
//   npm start, then open http://127.0.0.1:3000/people
import { randomBytes } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { closeServer, type MountedParts, toNodeListener } from '@rapport/server-node'

/** What is mounted beside the API. */
export const partsOf = (rapport: Rapport, secret: string) => ({ console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) })

/** The server; it does not listen yet. */
export function createApp(rapport: Rapport, organizationId: string, parts: MountedParts): Server {
  const listener = toNodeListener(rapport, parts)
  const workspace = rapport.organization(organizationId)

  async function people(response: ServerResponse): Promise<void> {
    try {
      const { items } = await workspace.call('svc_list_users', {})
      response.setHeader('content-type', 'application/json').end(JSON.stringify(items.map(({ email }) => email)))
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  }

  return createServer((request, response) => {
    // The last argument is called for paths outside of /rapport.
    listener(request, response, () => {
      if (request.method === 'GET' && request.url === '/people') void people(response)
      else response.writeHead(404).end()
    })
  })
}

if (process.argv[1] === import.meta.filename) {
  // Everything is in memory, so each start has a secret of its own.
  const secret = randomBytes(32).toString('base64')
  const rapport = createRapport({ basePath: '/rapport', publicUrl: 'http://127.0.0.1:3000', secret })
  rapport.start()
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { publicKey } = await rapport.organization(id).publicKeys.create()
  const { url } = await rapport.organization(id).team.invite({ email: 'owner@example.com', role: 'owner' })
  const parts = partsOf(rapport, secret)
  const server = createApp(rapport, id, parts).listen(3000, '127.0.0.1', () => {
    console.log(`Sign in to the console: ${url}`)
    console.log(`Events go to http://127.0.0.1:3000/rapport/api/i/v1/${publicKey}/events`)
  })
  process.once('SIGTERM', () => closeServer(server, { rapport, ...parts }))
}
