import { serve } from '@hono/node-server'
import { toWebHandler } from '@rapport/server-node'
import { Hono } from 'hono'
import { announce, closeRapport, parts, rapport } from './rapport.js'
import { page, signUp } from './your-app.js'

const app = new Hono()

// #region rapport
const handler = toWebHandler(rapport, parts)
app.all('/rapport/*', (context) => handler(context.req.raw))
// #endregion

app.get('/', (context) => context.html(page))

app.post('/sign-up', async (context) => {
  const isKnown = await signUp(context.req.query('email'))
  return isKnown ? context.text('Signed up\n') : context.text('Give an email address: /sign-up?email=ada@globex.com\n', 400)
})

const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, announce)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeRapport(server))
