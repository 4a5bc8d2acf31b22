import type { ErrorCode, RapportError } from '@rapport/core'
import { oneLine } from '@rapport/core/operations'

/** JSON-RPC's own numbers, and those that MCP has added. */
export const protocolCodes = {
  parse_error: -32_700,
  invalid_request: -32_600,
  invalid_params: -32_602,
  internal: -32_603,
  not_found: -32_002,
  unauthorized: -32_001
} as const

/** A request that the protocol itself refuses: it becomes a JSON-RPC error with this message. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly code: number

  constructor(kind: keyof typeof protocolCodes, message: string) {
    super(oneLine(message))
    this.code = protocolCodes[kind]
  }
}

/** The refusals of a call that are the protocol's own: wrong arguments, and a key that may not be used. */
const ofProtocol: readonly ErrorCode[] = ['INVALID_TOOL_INPUT', 'INVALID_CREDENTIALS']

/** Whether a refusal is an error of the protocol even where a tool is called, which else answers refusals as results. */
export const isOfProtocol = ({ code }: RapportError): boolean => ofProtocol.includes(code)

/** A refusal as an error of the protocol. */
export function asFault({ code, message }: RapportError): ProtocolError {
  if (code === 'INVALID_TOOL_INPUT') return new ProtocolError('invalid_params', message.replace(/^input\b/, 'arguments'))
  if (code === 'INVALID_CREDENTIALS') return new ProtocolError('unauthorized', message)
  if (code === 'NOT_FOUND') return new ProtocolError('not_found', message)
  return new ProtocolError(code === 'CONFLICT' ? 'invalid_params' : 'internal', `${code}: ${message}`)
}
