import type { Transform } from 'node:stream'

/**
 * What a stream makes of these chunks. Other than an iteration over the stream, this loses nothing that the stream made before it failed: that comes first, and
 * then the error.
 */
export async function* through<Out>(stream: Transform, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Out> {
  const made: Out[] = []
  const take = () => {
    for (let next = stream.read(); next !== null; next = stream.read()) made.push(next)
  }
  stream.on('readable', take)
  // Whoever waits for a write or the end gets the error.
  let failure: { error: unknown } | undefined
  const failed = new Promise<void>((resolve) => {
    stream.once('error', (error) => {
      failure = { error }
      resolve()
    })
  })
  try {
    for await (const chunk of chunks) {
      await Promise.race([new Promise<void>((done) => stream.write(chunk, () => done())), failed])
      take()
      yield* made.splice(0)
      if (failure) break
    }
    if (!failure) {
      const ended = new Promise<void>((done) => stream.once('end', done))
      stream.end()
      await Promise.race([ended, failed])
    }
    take()
    yield* made.splice(0)
    if (failure) throw failure.error
  } finally {
    stream.destroy()
  }
}
