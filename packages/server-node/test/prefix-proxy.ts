import { request as askUpstream, createServer } from 'node:http'

/** A reverse proxy on this machine that takes a prefix off the paths of requests. */
export interface PrefixProxy {
  /** Where browsers reach what is behind it: with the prefix. */
  url: string
  close(): Promise<void>
}

/** Starts a proxy in front of a server, at a free port. `headers` are added to what it passes on. */
export async function startPrefixProxy(upstream: () => string, prefix: string, headers: Record<string, string> = {}): Promise<PrefixProxy> {
  const server = createServer((message, response) => {
    const { url = '/', method } = message
    if (url !== prefix && !url.startsWith(`${prefix}/`)) return void response.writeHead(404).end('Not here')
    const passed = askUpstream(
      `${upstream()}${url.slice(prefix.length) || '/'}`,
      { method, headers: { ...message.headers, ...headers } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }
    )
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    message.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }
}
