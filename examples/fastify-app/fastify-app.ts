// Rapport with its console and MCP, under /rapport of a Fastify app, and one route of the app's own that asks Rapport in process.
//
//   npm start, then open http://127.0.0.1:3000/people
import { randomBytes } from 'node:crypto'
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { closeServer, toNodeListener } from '@rapport/server-node'
import Fastify, { type FastifyInstance } from 'fastify'

/** The app; it does not listen yet. Closing it closes Rapport. */
export function createApp(rapport: Rapport, organizationId: string, secret: string): FastifyInstance {
  const app = Fastify()
  const workspace = rapport.organization(organizationId)
  const parts = { console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) }
  const listener = toNodeListener(rapport, parts)

  // A scope that leaves bodies unread: Rapport reads them itself.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/rapport/*', (request, reply) => {
      reply.hijack()
      listener(request.raw, reply.raw)
    })
  })

  app.get('/people', async () => {
    const { items } = await workspace.call('svc_list_users', {})
    return items.map(({ email }) => email)
  })
  app.post('/echo', async (request) => request.body)

  app.addHook('preClose', () => closeServer(app.server, { rapport, ...parts }))
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
  const app = createApp(rapport, id, secret)
  await app.listen({ port: 3000, host: '127.0.0.1' })
  console.log(`Sign in to the console: ${url}`)
  console.log(`Events go to http://127.0.0.1:3000/rapport/api/i/v1/${publicKey}/events`)
  process.once('SIGTERM', () => app.close())
}
