import { gunzipSync } from 'node:zlib'
import { BodyError } from './body-error.js'
import type { HttpRequest } from './exchange.js'

/** A body's bytes, unpacked. Stops reading as soon as they are more than `limit`, which holds for the packed and the unpacked form. Throws BodyError. */
export async function readBody(request: HttpRequest, limit: number): Promise<Buffer> {
  const encoding = (request.header('content-encoding') ?? 'identity').trim().toLowerCase()
  if (!['identity', 'gzip', 'x-gzip', ''].includes(encoding)) {
    throw new BodyError('unreadable', 'The Content-Encoding is not supported: send gzip or none', { isUnread: true })
  }
  const bytes = await collect(request, limit)
  return encoding.endsWith('gzip') ? unpack(bytes, limit) : bytes
}

async function collect(request: HttpRequest, limit: number): Promise<Buffer> {
  const announced = Number(request.header('content-length') ?? 0)
  if (announced > limit) throw tooLarge(limit, { actualBytes: announced, isUnread: true })
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > limit) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new BodyError('unreadable', 'The body broke off', { isUnread: true }, { cause: error })
  }
  if (length > limit) throw tooLarge(limit, { actualBytes: length, isUnread: true })
  const [only] = chunks
  return chunks.length === 1 && only ? Buffer.from(only.buffer, only.byteOffset, only.byteLength) : Buffer.concat(chunks, length)
}

/** The bound on the output makes a small body that unpacks to gigabytes cost no more than an honest one. */
function unpack(bytes: Buffer, limit: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: limit })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit)
    throw new BodyError('unreadable', 'The body is not valid gzip', {}, { cause: error })
  }
}

function tooLarge(limitBytes: number, details: { actualBytes?: number; isUnread?: boolean } = {}): BodyError {
  return new BodyError('too_large', `The body is larger than ${limitBytes} bytes`, { limitBytes, ...details })
}
