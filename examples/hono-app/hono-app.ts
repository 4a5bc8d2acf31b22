// Rapport with its console and MCP, under /rapport of a Hono app, and one route of the app's own that asks Rapport in process. Hono speaks Request and
// Response, and so does what toWebHandler returns: there is no adapter between them.
//
//   npm start    sends the app one event and prints its people; give `app` to the server that Hono has for where you run it
import { randomBytes } from 'node:crypto'
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import { toWebHandler } from '@rapport/server-node'
import { Hono } from 'hono'

/** The app; `app.fetch` serves it. */
export function createApp(rapport: Rapport, organizationId: string, secret: string): Hono {
  const app = new Hono()
  const workspace = rapport.organization(organizationId)

  const handler = toWebHandler(rapport, { console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) })
  app.all('/rapport/*', (context) => handler(context.req.raw))

  app.get('/people', async (context) => {
    const { items } = await workspace.call('svc_list_users', {})
    return context.json(items.map(({ email }) => email))
  })
  return app
}

if (process.argv[1] === import.meta.filename) {
  const rapport = createRapport({ basePath: '/rapport' })
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { publicKey } = await rapport.organization(id).publicKeys.create()
  const app = createApp(rapport, id, randomBytes(32).toString('base64'))

  const event = { type: 'custom', eventName: 'signup', url: 'server://app', userId: 'u1', email: 'ann@globex.com' }
  await app.request(`/rapport/api/i/v1/${publicKey}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'server', events: [event] })
  })
  console.log(await (await app.request('/people')).text())
  await rapport.close()
}
