// Rapport with its console and MCP, under /rapport of an Express app, and one route of the app's own that asks Rapport in process.
//
//   npm start, then open http://127.0.0.1:3000/people
import { randomBytes } from 'node:crypto'
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { closeServer, type MountedParts, toNodeListener } from '@rapport/server-node'
import express, { type Express } from 'express'

/** What is mounted beside the API. */
export const partsOf = (rapport: Rapport, secret: string) => ({ console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) })

/** The app; it does not listen yet. */
export function createApp(rapport: Rapport, organizationId: string, parts: MountedParts): Express {
  const app = express()
  const workspace = rapport.organization(organizationId)

  // Before the body parser, so that Rapport's own limits and messages hold. Behind one it works as well.
  app.use(toNodeListener(rapport, parts))
  app.use(express.json())

  app.get('/people', async (_request, response) => {
    const { items } = await workspace.call('svc_list_users', {})
    response.json(items.map(({ email }) => email))
  })
  app.post('/echo', (request, response) => {
    response.json(request.body)
  })
  return app
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
