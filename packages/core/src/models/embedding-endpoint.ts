import type { HttpClient } from '../values/index.js'
import { type Embedder, EmbeddingError } from './embedder.js'
import { unitVector } from './vector-text.js'

/** An endpoint that speaks as OpenAI's does. */
export interface EmbedderOptions {
  /** Its base URL, such as `https://api.openai.com/v1`. Texts are posted to `/embeddings` under it. Default: none, and one of `baseUrl` and `url` is required. */
  baseUrl?: string
  /** The same as `baseUrl`, under its other name. Default: none. */
  url?: string
  /** Sent as a bearer token. Default: none. */
  apiKey?: string
  /** The name of the model, such as `text-embedding-3-small`. */
  model: string
  /** How many numbers a vector has. The endpoint is asked for as many, and its answers are checked. Default: as many as it sends. */
  dimensions?: number
  /** How many texts go into one request. Default: 64. */
  batchSize?: number
}

const usualBatch = 64
/** How endpoints answer texts that are too long for the model, or empty for it. */
const refusals = new Set([400, 413, 422])
const maxDimensions = 4_096

/** Reads the options; throws TypeError naming the one that is wrong. */
export function embeddingEndpoint(options: EmbedderOptions, http: HttpClient): Embedder {
  const { apiKey, model, dimensions, batchSize = usualBatch } = options
  const url = endpointOf(options)
  if (typeof model !== 'string' || model === '') throw new TypeError('embedder.model must be the name of a model')
  checkWhole('dimensions', dimensions ?? 1, maxDimensions)
  checkWhole('batchSize', batchSize, 2_048)
  const headers = { 'content-type': 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) }
  return {
    model: dimensions === undefined ? model : `${model} ${dimensions}`,
    batchSize,
    async embed(texts, signal) {
      if (texts.length === 0) return []
      const body = JSON.stringify({ model, input: texts, ...(dimensions !== undefined && { dimensions }), encoding_format: 'float' })
      return readVectors(await post(http, url, { method: 'POST', headers, body, signal }), texts.length, dimensions)
    }
  }
}

function endpointOf({ baseUrl, url = baseUrl }: EmbedderOptions): string {
  const base = URL.canParse(url ?? '') ? new URL(url ?? '') : undefined
  if (!base || !/^https?:$/.test(base.protocol)) throw new TypeError('embedder.baseUrl must be a URL such as https://api.openai.com/v1')
  if (!base.pathname.endsWith('/embeddings')) base.pathname = `${base.pathname.replace(/\/+$/, '')}/embeddings`
  return base.href
}

function checkWhole(name: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return
  throw new TypeError(`embedder.${name} must be a whole number from 1 to ${most}`)
}

async function post(http: HttpClient, url: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await http(url, init)
  } catch (error) {
    // What fetch says may hold the address, and a host may have put a key there.
    throw new EmbeddingError(init.signal?.aborted ? 'It took too long' : `It cannot be reached (${reasonOf(error)})`)
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new EmbeddingError(`It answered ${response.status}`, refusals.has(response.status))
  }
  try {
    return await response.json()
  } catch {
    throw new EmbeddingError(init.signal?.aborted ? 'It took too long' : 'Its answer is not JSON')
  }
}

/** The system's code of a failure, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'no connection'
}

function readVectors(answer: unknown, count: number, dimensions: number | undefined): Float32Array[] {
  const data = isObject(answer) && Array.isArray(answer.data) ? answer.data : []
  if (data.length !== count) throw new EmbeddingError(`It answered ${data.length} vectors for ${count} texts`)
  const vectors: Float32Array[] = []
  for (const [place, item] of data.entries()) {
    const index = isObject(item) && typeof item.index === 'number' ? item.index : place
    const numbers = isObject(item) && Array.isArray(item.embedding) ? item.embedding : []
    const wanted = dimensions ?? vectors[0]?.length ?? numbers.length
    if (numbers.length !== wanted || numbers.length === 0 || numbers.length > maxDimensions) {
      throw new EmbeddingError(`It answered a vector of ${numbers.length} numbers where ${wanted} were expected`)
    }
    if (!Number.isInteger(index) || index < 0 || index >= count || vectors[index])
      throw new EmbeddingError('It answered vectors for texts that were not sent')
    const vector = unitVector(numbers)
    if (!vector) throw new EmbeddingError('It answered a vector that points nowhere')
    vectors[index] = vector
  }
  return vectors
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
