import type { HttpRequest } from '@rapport/core'
import { readJson } from '@rapport/core/operations'
import { maxNames, tooWide } from '../few-names.js'
import { ProtocolError } from '../protocol-error.js'

/** What a body holds: one message or a batch, which look alike here. */
export interface Messages {
  /** As they were sent. */
  body: unknown
  /** Whether the answer is to tell how the work goes before it is done. */
  tellsProgress: boolean
}

const maxInBatch = 20
/** The only version whose clients may send batches; those that name none are of this one. */
const versionOfBatches = '2025-03-26'

/** The messages of a body. Throws BodyFault, and ProtocolError for what is not JSON-RPC. */
export async function readMessages(request: HttpRequest, limit: number): Promise<Messages> {
  const body = await readJson(request, limit)
  const messages = Array.isArray(body) ? readBatch(body, request) : [body]
  const seen = new Set<unknown>()
  for (const message of messages) {
    const { id } = requireMessage(message)
    requireFewNames(message)
    if (id !== undefined && seen.has(id)) throw invalid('A batch names each id once')
    seen.add(id)
  }
  return { body, tellsProgress: messages.some((message) => progressToken(message) !== undefined) }
}

function readBatch(body: unknown[], request: HttpRequest): unknown[] {
  const version = request.header('mcp-protocol-version') ?? versionOfBatches
  if (version !== versionOfBatches) throw invalid(`Version ${versionOfBatches} alone has batches: send each message by itself`)
  if (body.length === 0 || body.length > maxInBatch) throw invalid(`A batch holds 1 to ${maxInBatch} messages`)
  return body
}

function requireMessage(value: unknown): { id?: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('jsonrpc' in value) || value.jsonrpc !== '2.0')
    throw invalid('A message is an object with "jsonrpc": "2.0"')
  if ('id' in value && typeof value.id !== 'string' && !Number.isSafeInteger(value.id)) throw invalid('An id is a whole number or a text')
  return value as { id?: unknown }
}

/** What the SDK itself reads of a message it reads name by name. Arguments are looked at later, where the answer can name the request. */
function requireFewNames(message: unknown): void {
  const path = tooWide(message, 'message', 2) ?? tooWide(metaOf(message), 'message.params._meta', 1)
  if (path !== undefined) throw invalid(`${path} must have at most ${maxNames} names`)
}

function progressToken(message: unknown): unknown {
  return Object(metaOf(message)).progressToken
}

function metaOf(message: unknown): unknown {
  return Object(Object(message).params)._meta
}

const invalid = (message: string) => new ProtocolError('invalid_request', message)
