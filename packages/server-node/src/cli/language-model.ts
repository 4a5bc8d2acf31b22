import type { RapportOptions } from '@rapport/core'
import { CommandError } from './command-error.js'

/** The options of `createRapport` that a configured model fills in. */
export type ModelConfig = Pick<RapportOptions, 'languageModel' | 'modelUse'>

/** No answer of a model that anybody could use is longer; an endpoint that goes on for ever is cut off here. */
const maxAnswerBytes = 16 * 1024 * 1024

/**
 * The model that the settings name under `model`: `{ baseUrl, name, apiKey? }` of an endpoint that speaks as OpenAI's does, and beside them
 * what `modelUse` takes. Throws CommandError naming what is wrong.
 */
export async function languageModel(config: Record<string, unknown> | undefined, request: typeof fetch = fetch): Promise<ModelConfig> {
  if (config === undefined) return {}
  const { baseUrl, name, apiKey, ...modelUse } = config
  const base = typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!base || !/^https?:$/.test(base.protocol)) throw wrong('needs a baseUrl such as https://api.openai.com/v1')
  if (typeof name !== 'string' || name === '') throw wrong('needs a name: that of the model')
  if (apiKey !== undefined && typeof apiKey !== 'string') throw wrong('has an apiKey that is not a text')
  // Loaded only where a model is configured: the command starts sooner without it.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: base.hostname,
    baseURL: base.href.replace(/\/+$/, ''),
    ...(apiKey !== undefined && { apiKey }),
    fetch: async (url, init) => bounded(await request(url, init))
  })
  return { languageModel: provider(name), modelUse }
}

/** The same response, which fails when it goes on for too long. */
function bounded(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxAnswerBytes) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    }
  })
  return new Response(response.body.pipeThrough(counted), { status: response.status, headers: response.headers })
}

const wrong = (words: string) => new CommandError(`model ${words}`)
