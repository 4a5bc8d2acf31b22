import { attempt } from './attempt.js'
import { parseBaseUrl } from './base-url.js'
import { maxTimerMs, wholeNumber } from './bounds.js'
import { Deadline } from './deadline.js'
import { RapportError, UnexpectedResponseError } from './errors.js'
import { toJson } from './json.js'
import { checkApiKey } from './keys.js'
import { requireKnownOptions } from './known-options.js'
import { type CallOptions, type ClientOptions, callOptionNames, clientOptionNames } from './options.js'
import { requestIdOf } from './request-id.js'
import { retryDelay } from './retry.js'
import { type RouteCall, requestOf } from './route-request.js'
import type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'
import type { HttpMethod, Transport } from './transport.js'
import { userAgent } from './user-agent.js'

/** What all methods of a client end in. */
export interface Send {
  /**
   * Calls a tool, with its retries. A list goes on from `cursor`, whatever its input says. Of an operation of the server's own nobody here knows whether
   * it may run twice: it counts once.
   */
  tool<Name extends ToolName>(
    name: Name,
    input: ToolInputs[Name] | undefined,
    options?: CallOptions,
    cursor?: string
  ): Promise<ToolOutputs[Name]>
  /** Asks a route, with its retries; answers the part of its answer that the method answers. */
  route(call: RouteCall, fields: object, options?: CallOptions): Promise<unknown>
}

/** Checks the client's options, then makes the functions that all its methods end in. */
export function sender(options: ClientOptions, transport: Transport): Send {
  requireKnownOptions(options, clientOptionNames)
  const { origin, path: basePath, exposed } = parseBaseUrl(options.baseUrl)
  checkApiKey(options.apiKey, { origin, path: basePath, exposed }, options.allowInsecureHttp ?? false)
  const limits = limitsOf(options, { timeout: 30_000, maxRetries: 2 })

  async function send({ once, ...request }: Sent, callOptions: CallOptions = {}): Promise<Record<string, unknown>> {
    requireKnownOptions(callOptions, callOptionNames)
    const { timeout, maxRetries } = limitsOf(callOptions, limits)
    const requestId = requestIdOf(callOptions.requestId)
    const headers = headersOf(options.apiKey, requestId, request.body !== undefined)
    const whole = { ...request, origin, path: `${basePath}${request.path}`, headers }
    const deadline = new Deadline(timeout, requestId, callOptions.signal)
    try {
      return await withRetries({ maxRetries, once }, deadline, () => attempt(transport, whole, deadline))
    } finally {
      deadline.dispose()
    }
  }

  return {
    async tool<Name extends ToolName>(name: Name, input: ToolInputs[Name] | undefined, callOptions?: CallOptions, cursor?: string) {
      const body = bodyOf(name, cursor === undefined ? (input ?? {}) : { ...input, cursor })
      // The server has checked its output against the schema that this type was generated from.
      const isOwn = !name.startsWith('svc_')
      return (await send({ method: 'POST', path: '/api/tools/call', body, once: isOwn || undefined }, callOptions)) as ToolOutputs[Name]
    },
    async route(call, fields, callOptions) {
      const answer = await send({ ...requestOf(call, fields), once: call.once }, callOptions)
      if (call.answer === undefined) return answer
      const part = answer[call.answer]
      if (part === undefined) throw lacking(call.answer)
      return part
    }
  }
}

/** What differs from request to request. */
interface Sent {
  method: HttpMethod
  path: string
  body?: string
  once?: true | undefined
}

/** Repeats the work while another attempt may succeed and its wait ends before the deadline; else throws what the last one threw. */
async function withRetries<Result>(
  { maxRetries, once }: { maxRetries: number; once: true | undefined },
  deadline: Deadline,
  work: () => Promise<Result>
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RapportError) || !error.retryable || retry >= maxRetries) throw error
      // Of what counts once, only a server that has not even begun may be asked again.
      if (once && error.status !== 429) throw error
      const delay = retryDelay(retry, error.retryAfterSeconds)
      if (delay >= deadline.remaining) throw error
      await deadline.sleep(delay)
    }
  }
}

function bodyOf(tool: string, input: object): string {
  return `{"tool":${toJson(tool, 'tool')},"input":${toJson(input, 'input')}}`
}

function limitsOf(options: CallOptions | ClientOptions, fallback: { timeout: number; maxRetries: number }) {
  return {
    timeout: wholeNumber('timeout', options.timeout, fallback.timeout, 1, maxTimerMs),
    maxRetries: wholeNumber('maxRetries', options.maxRetries, fallback.maxRetries, 0, 100)
  }
}

function headersOf(apiKey: string, requestId: string, hasBody: boolean): Record<string, string> {
  return {
    authorization: `Bearer ${apiKey}`,
    ...(hasBody && { 'content-type': 'application/json' }),
    accept: 'application/json',
    'user-agent': userAgent,
    'x-request-id': requestId
  }
}

function lacking(field: string): UnexpectedResponseError {
  return new UnexpectedResponseError(`The answer lacks ${field}: check baseUrl, and that the server is as new as this client.`, {
    code: 'UNEXPECTED_RESPONSE',
    retryable: false
  })
}
