import { oneLine } from './answers/marked.js'

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
export class ProtocolFault extends Error {
  override readonly name = 'ProtocolFault'
  readonly code: number

  constructor(kind: keyof typeof protocolCodes, message: string) {
    super(oneLine(message))
    this.code = protocolCodes[kind]
  }
}
