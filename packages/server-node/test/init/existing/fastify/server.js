import Fastify from 'fastify'

const app = Fastify()
// Paste here
app.get('/own', async () => 'own')
await app.listen({ port: Number(process.env.PORT) })
// It listens
