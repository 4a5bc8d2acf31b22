import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { defaultLimits, type HttpRequest, type Logger, type Rapport, RapportError, stderrLogger } from '@rapport/core'
import { BodyError, requireKnownOptions } from '@rapport/core/operations'
import { type Access, asRefusal, issuesPath } from '../access.js'
import { CheckedTransport } from '../checked-transport.js'
import { ProtocolError } from '../protocol-error.js'
import { mcpServer } from '../server.js'
import { readView, ViewError } from '../view.js'
import { type McpAnswer, refusal, toAnswer } from './answer.js'
import { Origins, preflight } from './origins.js'
import { readMessages } from './read-messages.js'

export interface McpOptions {
  /** The origins of pages that may use it beside those of `publicUrl` and of this machine, such as `https://app.example.com`. */
  origins?: readonly string[]
  logger?: Logger
}

/** Serves the protocol: called with WHATWG requests, or by `handle` with Rapport's own, which `toNodeListener` of @rapport/server-node does. */
export interface McpHandler {
  (request: Request): Promise<Response>
  handle(request: HttpRequest): Promise<McpAnswer>
}

/**
 * Makes a Rapport's tools reachable for agents over MCP's Streamable HTTP, without sessions: each request carries its API key as a bearer, and any
 * process can answer it. Mount it at any path. Query parameters of a connection: `toolset`, `write=1`, `schemas=output`, `budget`. Throws TypeError for a
 * wrong option.
 *
 * @example
 * const mcp = mcpHandler(rapport)
 * app.all('/mcp', (context) => mcp(context.req.raw))     // Hono and whatever else speaks Request and Response
 * app.all('/mcp', toNodeListener(mcp))                   // Express
 */
export function mcpHandler(
  rapport: Pick<Rapport, 'authorize' | 'basePath' | 'handle' | 'publicUrl'>,
  options: McpOptions = {}
): McpHandler {
  requireKnownOptions(options, ['origins', 'logger'], 'mcpHandler')
  const { logger = stderrLogger } = options
  const origins = new Origins(rapport.publicUrl, options.origins ?? [])

  async function handle(request: HttpRequest): Promise<McpAnswer> {
    if (!origins.allows(request)) {
      const message = 'Pages of this origin may not use it: add the origin to mcp.origins, or leave the Origin header out in programs'
      return refusal(403, 'invalid_request', message)
    }
    const answer = await answerOf(request).catch((error: unknown) => refusalOf(error, request, logger))
    return { ...answer, headers: { ...answer.headers, ...origins.headers(request) } }
  }

  async function answerOf(request: HttpRequest): Promise<McpAnswer> {
    if (request.method === 'OPTIONS') return { status: 204, headers: preflight, body: null }
    if (request.method !== 'POST')
      return refusal(405, 'invalid_request', 'There are no sessions and no streams of their own here: POST each message', {
        allow: 'POST, OPTIONS'
      })
    const key = await rapport.authorize(request.header('authorization'))
    const view = readView(Object.fromEntries(new URLSearchParams(request.url.split('?')[1] ?? '')), key.tools)
    const { body, tellsProgress } = await readMessages(request, defaultLimits.gatewayBodyBytes)
    const access: Access = {
      grants: async () => key.grants,
      tools: key.tools,
      call: (tool, input, asked) => key.call(tool, input, asked),
      issues: () => issues(request)
    }
    const server = mcpServer(access, key.grants, view, logger)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !tellsProgress })
    await server.connect(new CheckedTransport(transport))
    const left = departure(request, () => server.close())
    return Promise.race([left, transport.handleRequest(headersOf(request), { parsedBody: body }).then(toAnswer)])
  }

  async function issues(request: HttpRequest): Promise<unknown> {
    const { signal } = request
    const bearer = (name: string) => (name === 'authorization' ? request.header(name) : undefined)
    const url = `${rapport.basePath}${issuesPath}`
    const { status, body } = await rapport.handle({ method: 'GET', url, header: bearer, ...(signal && { signal }) })
    const answer = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body ?? new Uint8Array()))
    if (status !== 200) throw asRefusal(status, Object(answer))
    return answer
  }

  return Object.assign(async (request: Request) => toResponse(await handle(fromRequest(request))), { handle })
}

/** Whoever closes the connection cancels what it asked for; the answer then is for nobody. */
function departure({ signal }: HttpRequest, cancel: () => Promise<void>): Promise<McpAnswer> {
  return new Promise((resolve) => {
    const leave = () => cancel().finally(() => resolve(refusal(499, 'invalid_request', 'The client closed the connection')))
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}

const readHeaders = ['accept', 'content-type', 'mcp-protocol-version'] as const
const maxKnown = 100
const known = new Map<string, Request>()

/** What the transport reads of a request whose body is read already. Clients send the same again and again, and a Request takes long to make. */
function headersOf(request: HttpRequest): Request {
  const values = readHeaders.map((name) => request.header(name) ?? '')
  const key = values.join('\n')
  const found = known.get(key)
  if (found) return found
  const headers = new Headers(readHeaders.flatMap((name, index) => (values[index] ? [[name, values[index]] as [string, string]] : [])))
  const made = new Request('http://localhost/mcp', { method: 'POST', headers })
  if (known.size < maxKnown && key.length < 500) known.set(key, made)
  return made
}

function refusalOf(error: unknown, request: HttpRequest, logger: Logger): McpAnswer {
  if (error instanceof ViewError) return refusal(400, 'invalid_params', error.message)
  if (error instanceof ProtocolError) return refusal(400, 'invalid_request', error.message)
  if (error instanceof BodyError) {
    const { kind, message, details } = error
    const answer = kind === 'too_large' ? refusal(413, 'invalid_request', message) : refusal(400, 'parse_error', message)
    return details.isUnread ? { ...answer, close: true } : answer
  }
  if (error instanceof RapportError && error.code === 'INVALID_CREDENTIALS')
    return refusal(401, 'unauthorized', error.message, { 'www-authenticate': 'Bearer' })
  logger.error('A request of MCP failed', {
    method: request.method,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error)
  })
  return refusal(503, 'internal', 'It cannot be served now; try again later', { 'retry-after': '5' })
}

function fromRequest(request: Request): HttpRequest {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    url: pathname + search,
    header: (name) => request.headers.get(name) ?? (name === 'host' ? new URL(request.url).host : undefined),
    signal: request.signal,
    ...(request.body && { body: request.body })
  }
}

function toResponse({ status, headers, body }: McpAnswer): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array> | null, { status, headers })
}
