import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website of its own origin that carries the tracker's one tag and knows nothing else of the server. */
export interface Site {
  origin: string
  close(): void
}

export async function startSite(trackerOrigin: string, publicKey: string): Promise<Site> {
  const server = createServer((message, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>${message.url?.startsWith('/docs') ? 'Docs' : 'Pricing'}</title>
<script src="${trackerOrigin}/rapport.js" data-public-key="${publicKey}"></script>
<h1>A page</h1><a href="/docs">Docs</a>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
