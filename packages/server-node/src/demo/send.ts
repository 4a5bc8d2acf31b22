import type { ServerResponse } from 'node:http'

export interface Content {
  type: string
  body: string
  /** 200 where nothing is said. */
  status?: number
}

/** Answers with content of our own pages: never kept by caches, never taken for another type, no script but ours. */
export function send(response: ServerResponse, status: number, { type, body }: Content): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
  })
  response.end(body)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, { type: 'application/json', body: JSON.stringify(value) })
}
