// A page with the tracker, beside a Rapport embedded in the same server: open the page, press the button, then see at /people who is known.
//
//   npm start, then open http://127.0.0.1:3000/
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createRapport, type Rapport } from '@rapport/core'
import { closeServer, toNodeListener } from '@rapport/server-node'

const page = (publicKey: string) => `<!doctype html>
<title>Tracked</title>
<script defer src="/rapport/rapport.js" data-public-key="${publicKey}"></script>
<button onclick="rapport.identify({ email: 'ann@globex.com' })">I am Ann</button>
<a href="/people">Who is known?</a>`

/** The server; it does not listen yet. */
export function createApp(rapport: Rapport, organizationId: string, publicKey: string): Server {
  const listener = toNodeListener(rapport)
  const workspace = rapport.organization(organizationId)

  async function people(response: ServerResponse): Promise<void> {
    try {
      const { items } = await workspace.call('svc_list_users', {})
      send(response, 'application/json', JSON.stringify(items.map(({ email }) => email)))
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  }

  return createServer((request, response) => {
    listener(request, response, () => {
      if (request.url === '/') send(response, 'text/html; charset=utf-8', page(publicKey))
      else if (request.url === '/people') void people(response)
      else response.writeHead(404).end()
    })
  })
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', type).end(body)
}

if (process.argv[1] === import.meta.filename) {
  const rapport = createRapport({ basePath: '/rapport' })
  rapport.start()
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { publicKey } = await rapport.organization(id).publicKeys.create({ domains: ['http://127.0.0.1:3000'] })
  const server = createApp(rapport, id, publicKey).listen(3000, '127.0.0.1')
  process.once('SIGTERM', () => closeServer(server, { rapport }))
}
