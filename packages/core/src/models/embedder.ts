/** Makes texts into vectors of length 1 that lie near each other when they mean the same. */
export interface Embedder {
  /** Tells the vectors of one model from those of another. */
  readonly model: string
  /** How many texts fit one call. */
  readonly batchSize: number
  /** One vector per text, in order. Throws `EmbeddingError`. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>
}

/** The endpoint gave no usable vectors. The message holds neither its address nor anything that was sent. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'

  constructor(
    message: string,
    /** Whether it is the texts that it will not have: asking again later will not help, asking for some of them may. */
    readonly isRefusal = false
  ) {
    super(message)
  }
}
