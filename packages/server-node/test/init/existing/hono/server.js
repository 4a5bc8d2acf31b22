import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
// Paste here
app.get('/own', (context) => context.text('own'))
await once(serve({ fetch: app.fetch, port: Number(process.env.PORT) }), 'listening')
// It listens
