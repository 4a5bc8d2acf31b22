import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a page of the stand-in website is made of. */
export interface PageSource {
  head?: string
  body?: string
  headers?: Record<string, string>
}

/** A website with any pages; it answers on 127.0.0.1 and, by the browser's rules, on every host below `.test`. */
export class Site {
  private readonly pages = new Map<string, PageSource>()
  private server: Server | undefined
  private port = 0

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*/, '')
      const page = this.pages.get(path) ?? this.pages.get('*')
      if (!page) {
        response.writeHead(404).end('no such page')
        return
      }
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers })
      response.end(`<!doctype html><html><head><title>Page ${path}</title>${page.head ?? ''}</head><body>${page.body ?? ''}</body></html>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address() as AddressInfo
    this.port = address.port
    this.server = server
  }

  async stop(): Promise<void> {
    const { server } = this
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  /** Sets what a path answers; `*` is every other path. */
  define(path: string, page: PageSource): void {
    this.pages.set(path, page)
  }

  url(path = '/', host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`
  }
}
