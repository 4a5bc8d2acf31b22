import type { IncomingMessage } from 'node:http'

/** The host's body parser has taken the body and left nothing that Rapport could read. */
export class BodyTakenError extends Error {
  override readonly name = 'BodyTakenError'

  constructor() {
    super('The request body was read before it reached Rapport, and req.body is not set: mount toNodeListener() before any body parser')
  }
}

/**
 * The body as Express's json(), text() or raw() left it in `req.body`, as bytes again; `undefined` when the stream is still there to be read.
 * Throws BodyTakenError when something read the stream and kept the bytes to itself.
 */
export function parsedBody(message: IncomingMessage): AsyncIterable<Uint8Array> | undefined {
  const { body } = message as { body?: unknown }
  const taken = message.readableDidRead || message.readableEnded
  if (!taken) return undefined
  if (body === undefined || body === null) {
    if (message.headers['transfer-encoding'] === undefined && Number(message.headers['content-length'] ?? 0) === 0) return undefined
    throw new BodyTakenError()
  }
  return once(body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : toJson(body)))
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

const tooDeep = `${'['.repeat(65)}${']'.repeat(65)}`

/** What cannot be written back is nested too deeply for that; text over the depth limit makes each route refuse it in its own words. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return tooDeep
  }
}
