/** A stream whose beginning has been looked at, and can still be read. */
export interface Peeked {
  head: Buffer
  chunks: AsyncIterable<Buffer>
}

/** Reads the first bytes of a stream, as many as there are up to a number. An error that comes before them comes again to whoever reads on. */
export async function peek(chunks: AsyncIterable<Buffer>, bytes: number): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let length = 0
  let isDone = false
  let failure: { error: unknown } | undefined
  while (length < bytes && !isDone && !failure) {
    try {
      const next = await iterator.next()
      isDone = next.done === true
      if (!next.done) {
        read.push(next.value)
        length += next.value.length
      }
    } catch (error) {
      failure = { error }
    }
  }
  const head = Buffer.concat(read)
  async function* all(): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head
    if (failure) throw failure.error
    if (isDone) return
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { head: head.subarray(0, bytes), chunks: all() }
}
