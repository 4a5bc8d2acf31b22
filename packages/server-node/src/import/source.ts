import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { through } from './through.js'

/** A file that is read once from its beginning to its end. */
export interface Source {
  /** The bytes of the file, unpacked if they are packed. */
  chunks: AsyncIterable<Buffer>
  /** How many bytes have been read, as the file has them. */
  bytesRead(): number
  /** How many there are; undefined for standard input. */
  totalBytes: number | undefined
  /** A digest of the file's first bytes: another file has another one. */
  headDigest: string
}

/** A file of a kind that cannot be read; the message says what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

const chunkBytes = 262_144
const headBytes = 4_096

/** Opens a file, or standard input for `-`. Throws SourceError for an archive, and the system's error for a file that cannot be read. */
export async function openSource(file: string): Promise<Source> {
  const info = file === '-' ? undefined : await stat(file)
  if (info && !info.isFile()) throw new SourceError(`${file} is not a file`)
  const stream: Readable = info ? createReadStream(file, { highWaterMark: chunkBytes }) : process.stdin
  let read = 0
  const raw = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let length = 0
  while (length < headBytes) {
    const { done, value } = await raw.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const head = Buffer.concat(first)
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    throw new SourceError(`${file} is a zip archive: unpack it, and import the files in it`)

  async function* all(): AsyncGenerator<Buffer> {
    if (head.length > 0) yield count(head)
    for (let next = await raw.next(); !next.done; next = await raw.next()) yield count(next.value)
  }
  function count(chunk: Buffer): Buffer {
    read += chunk.length
    return chunk
  }
  return {
    chunks: isGzip(head) ? unpacked(all()) : all(),
    bytesRead: () => read,
    totalBytes: info?.size,
    headDigest: createHash('sha256').update(head.subarray(0, headBytes)).digest('hex')
  }
}

function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

/** A few bytes may unpack to a thousand times as many, so few of them are unpacked at a time. */
const packedBytes = 16_384

function unpacked(packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  async function* slices() {
    for await (const chunk of packed) for (let at = 0; at < chunk.length; at += packedBytes) yield chunk.subarray(at, at + packedBytes)
  }
  return through<Buffer>(createGunzip({ chunkSize: chunkBytes }), slices())
}
