import { toNodeListener } from '@rapport/server-node'
import Fastify from 'fastify'
import { announce, closeRapport, parts, rapport } from './rapport.js'
import { page, signUp } from './your-app.js'

const app = Fastify()

// #region rapport
const listener = toNodeListener(rapport, parts)
app.register(async (scope) => {
  // Rapport reads bodies itself, so this scope leaves them unread.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all('/rapport/*', (request, reply) => {
    reply.hijack()
    listener(request.raw, reply.raw)
  })
})
// #endregion

app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))

app.post('/sign-up', async (request, reply) => {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const isKnown = await signUp(searchParams.get('email') ?? '')
  return reply.code(isKnown ? 200 : 400).send(isKnown ? 'Signed up\n' : 'Give an email address: /sign-up?email=ada@globex.com\n')
})

app.addHook('preClose', () => closeRapport(app.server))
await app.listen({ port: Number(process.env.PORT ?? 3000), host: '0.0.0.0' })
await announce()

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => app.close())
