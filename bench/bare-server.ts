import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventValues, type SentBatch } from './bare/event-values.js'
import { Writers } from './bare/writers.js'
import type { BareNews, BareStart } from './ingest/server-messages.js'

// The least that a server can do: it parses batches and inserts their rows, and checks, joins and counts nothing.
process.once('message', async ({ url, organizations }: BareStart) => {
  const ids = new Map(Array.from({ length: organizations }, (_, number) => [`/${number}`, randomUUID()]))
  const writers = await Writers.connect(url)
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const batch: SentBatch = JSON.parse(body)
    await writers.write(eventValues(batch, ids.get(request.url ?? '') ?? ''))
    const answer = JSON.stringify({ success: true, processed: batch.events.length, errors: [] })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.once('message', async () => {
    server.close()
    await writers.close()
    process.disconnect()
  })
  const news: BareNews = { port: (server.address() as AddressInfo).port, paths: [...ids.keys()] }
  process.send?.(news)
})

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
