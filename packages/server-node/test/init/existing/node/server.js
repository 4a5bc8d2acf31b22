import { once } from 'node:events'
// biome-ignore lint/correctness/noUnusedImports: the block that is pasted uses it
import { createServer } from 'node:http'

// Paste here
server.on('request', (request, response) => {
  if (request.url === '/own') response.end('own')
})
await once(server.listen(Number(process.env.PORT)), 'listening')
// It listens
