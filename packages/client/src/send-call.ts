import { attempt } from './attempt.js'
import { parseBaseUrl } from './base-url.js'
import { longestTimer, wholeNumber } from './bounds.js'
import { Deadline } from './deadline.js'
import { RapportError } from './errors.js'
import { toJson } from './json.js'
import { checkApiKey } from './keys.js'
import type { CallOptions, ClientOptions } from './options.js'
import { requestIdOf } from './request-id.js'
import { retryDelay } from './retry.js'
import type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'
import type { Transport } from './transport.js'
import { userAgent } from './user-agent.js'

/** Sends one tool call, with its retries. A list goes on from `cursor`, whatever its input says. */
export type SendCall = <Name extends ToolName>(
  name: Name,
  input: ToolInputs[Name] | undefined,
  options?: CallOptions,
  cursor?: string
) => Promise<ToolOutputs[Name]>

/** Checks the client's options, then makes the function that all its methods end in. */
export function sendCall(options: ClientOptions, transport: Transport): SendCall {
  const baseUrl = parseBaseUrl(options.baseUrl)
  checkApiKey(options.apiKey, baseUrl, options.allowInsecureHttp ?? false)
  const limits = limitsOf(options, { timeout: 30_000, maxRetries: 2 })

  return async <Name extends ToolName>(name: Name, input: ToolInputs[Name] | undefined, callOptions: CallOptions = {}, cursor?: string) => {
    const { timeout, maxRetries } = limitsOf(callOptions, limits)
    const requestId = requestIdOf(callOptions.requestId)
    const request = {
      origin: baseUrl.origin,
      path: `${baseUrl.path}/api/tools/call`,
      headers: headersOf(options.apiKey, requestId),
      body: bodyOf(name, cursor === undefined ? (input ?? {}) : { ...input, cursor })
    }
    const deadline = new Deadline(timeout, requestId, callOptions.signal)
    try {
      const answer = await withRetries(maxRetries, deadline, () => attempt(transport, request, deadline))
      // The server has checked its output against the schema that this type was generated from.
      return answer as ToolOutputs[Name]
    } finally {
      deadline.dispose()
    }
  }
}

/** Repeats the work while another attempt may succeed and its wait ends before the deadline; else throws what the last one threw. */
async function withRetries<Result>(maxRetries: number, deadline: Deadline, work: () => Promise<Result>): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RapportError) || !error.retryable || retry >= maxRetries) throw error
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
    timeout: wholeNumber('timeout', options.timeout, fallback.timeout, 1, longestTimer),
    maxRetries: wholeNumber('maxRetries', options.maxRetries, fallback.maxRetries, 0, 100)
  }
}

function headersOf(apiKey: string, requestId: string): Record<string, string> {
  return {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': userAgent,
    'x-request-id': requestId
  }
}
