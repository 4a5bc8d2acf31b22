// Rapport under /rapport of a plain node:http server, and one route of the server's own that asks Rapport in process.
//
//   npm start, then open http://127.0.0.1:3000/people
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createRapport, type Rapport } from '@rapport/core'
import { toNodeListener } from '@rapport/server-node'

/** The server; it does not listen yet. */
export function createApp(rapport: Rapport, organizationId: string): Server {
  const listener = toNodeListener(rapport)
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
  const rapport = createRapport({ basePath: '/rapport' })
  rapport.start()
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { publicKey } = await rapport.organization(id).publicKeys.create()
  const server = createApp(rapport, id).listen(3000, '127.0.0.1', () => {
    console.log(`Events go to http://127.0.0.1:3000/rapport/api/i/v1/${publicKey}/events`)
  })
  process.once('SIGTERM', () => server.close(() => rapport.close()))
}
