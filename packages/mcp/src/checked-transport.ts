import type { Transport, TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type MessageExtraInfo,
  ReadResourceRequestSchema
} from '@modelcontextprotocol/sdk/types.js'
import { maxNames, tooWide } from './few-names.js'
import { protocolCodes } from './protocol-error.js'

/** What requests must look like, where they carry more than a cursor. */
const schemas = new Map<string, { safeParse(value: unknown): { success: boolean; error?: unknown } }>([
  ['initialize', InitializeRequestSchema],
  ['tools/call', CallToolRequestSchema],
  ['resources/read', ReadResourceRequestSchema],
  ['prompts/get', GetPromptRequestSchema],
  ['completion/complete', CompleteRequestSchema]
])

const maxIdLength = 200

/**
 * A transport that answers requests of a wrong shape itself: the SDK would call them an internal error, in words of its schema library. Ids and tokens
 * come back in each answer, so they have a bound.
 */
export class CheckedTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage, extra?: MessageExtraInfo) => void

  constructor(private readonly inner: Transport) {}

  start(): Promise<void> {
    this.inner.onclose = () => this.onclose?.()
    this.inner.onerror = (error) => this.onerror?.(error)
    this.inner.onmessage = (message: JSONRPCMessage, extra?: MessageExtraInfo) => {
      const refused = isJSONRPCRequest(message) ? faultOf(message) : undefined
      if (!refused || !('id' in message) || message.id === undefined) this.onmessage?.(message, extra)
      else this.inner.send({ jsonrpc: '2.0', id: message.id, error: refused }).catch((error: Error) => this.onerror?.(error))
    }
    return this.inner.start()
  }

  send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    return this.inner.send(message, options)
  }

  close(): Promise<void> {
    return this.inner.close()
  }
}

function faultOf(request: { id: string | number; method: string; params?: Record<string, unknown> | undefined }) {
  const token = Object(request.params?._meta).progressToken
  if (isTooLong(request.id)) return { code: protocolCodes.invalid_request, message: `An id has at most ${maxIdLength} characters` }
  if (isTooLong(token)) return { code: protocolCodes.invalid_params, message: `A progressToken has at most ${maxIdLength} characters` }
  const wide = tooWide(request.params, 'params')
  if (wide !== undefined) return { code: protocolCodes.invalid_params, message: `${wide} must have at most ${maxNames} names` }
  const checked = schemas.get(request.method)?.safeParse(request)
  if (!checked || checked.success) return undefined
  return { code: protocolCodes.invalid_params, message: `${request.method}: ${faultsOf(checked.error)}` }
}

const isTooLong = (value: unknown) => typeof value === 'string' && value.length > maxIdLength

/** The schema library's words, with the paths that they are about. */
function faultsOf(error: unknown): string {
  const { issues } = Object(error) as { issues?: { path: PropertyKey[]; message: string }[] }
  const faults = (issues ?? []).slice(0, 3).map(({ path, message }) => `${path.map(String).join('.') || 'the request'}: ${message}`)
  return faults.join('; ').slice(0, 500) || 'the parameters are wrong'
}
