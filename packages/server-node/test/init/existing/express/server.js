import { once } from 'node:events'
import express from 'express'

const app = express()
// Paste here
app.use(express.json())
app.get('/own', (_request, response) => {
  response.send('own')
})
await once(app.listen(Number(process.env.PORT)), 'listening')
// It listens
