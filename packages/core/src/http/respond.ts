import type { HttpResponse } from './exchange.js'

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body)
  }
}

/** The failure body of routes that have no form of their own. */
export function failure(status: number, error: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { error }, headers)
}
