// Rapport under /rapport of an Express app, and one route of the app's own that asks Rapport in process.
//
//   npm start, then open http://127.0.0.1:3000/people
import { createRapport, type Rapport } from '@rapport/core'
import { toNodeListener } from '@rapport/server-node'
import express, { type Express } from 'express'

/** The app; it does not listen yet. */
export function createApp(rapport: Rapport, organizationId: string): Express {
  const app = express()
  const workspace = rapport.organization(organizationId)

  // Before the body parser, so that Rapport's own limits and messages hold. Behind one it works as well.
  app.use(toNodeListener(rapport))
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
  const rapport = createRapport({ basePath: '/rapport' })
  rapport.start()
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { publicKey } = await rapport.organization(id).publicKeys.create()
  const server = createApp(rapport, id).listen(3000, '127.0.0.1', () => {
    console.log(`Events go to http://127.0.0.1:3000/rapport/api/i/v1/${publicKey}/events`)
  })
  process.once('SIGTERM', () => server.close(() => rapport.close()))
}
