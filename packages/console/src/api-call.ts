import type { HttpRequest, PersonSession, Rapport, Session } from '@rapport/core'
import { safeHeaders } from './answers.js'

/** Who looks at the console: a person who signed in by a link, whom the host let in, or who signed in with an API key. Each is checked anew with each request. */
export type Viewer = { session: Session; person?: PersonSession } | { apiKey: string }

/** Asks the API as this viewer: what a page sends itself of keys and cookies is not passed on. */
export async function callApi(rapport: Rapport, request: Request, path: string, viewer: Viewer): Promise<Response> {
  const { status, headers, body, stream } = await rapport.handle(apiRequest(rapport, request, path, viewer))
  return new Response(stream ?? body, { status, headers: { ...headers, ...safeHeaders } })
}

/** What the API knows of an API key; undefined when it may not be used, or not now. */
export async function describeKey(rapport: Rapport, request: Request, apiKey: string) {
  const { header } = apiRequest(rapport, request, '/api/validate-api-key', { apiKey })
  const { status, body } = await rapport.handle({ method: 'POST', url: `${rapport.basePath}/api/validate-api-key`, header })
  const answer: unknown = body === null ? {} : JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'))
  return { status, answer: answer as KeyAnswer }
}

interface KeyAnswer {
  organization?: { id: string; name: string; slug: string }
  authorization?: { grants: string[] }
  createdBy?: { id: string; email: string; name: string } | null
  apiKey?: { id: string; name: string }
  error?: string
}

const withheld = new Set(['authorization', 'cookie'])

function apiRequest(rapport: Rapport, request: Request, path: string, viewer: Viewer): HttpRequest {
  return {
    method: request.method,
    url: `${rapport.basePath}${path}${new URL(request.url).search}`,
    header(name) {
      if (name === 'authorization' && 'apiKey' in viewer) return `Bearer ${viewer.apiKey}`
      return withheld.has(name) ? undefined : (request.headers.get(name) ?? undefined)
    },
    signal: request.signal,
    ...('session' in viewer && { session: viewer.session }),
    ...(request.body && { body: request.body })
  }
}
