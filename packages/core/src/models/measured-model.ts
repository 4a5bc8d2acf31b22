import { inSpan, type Metrics } from '../telemetry/index.js'
import type { Embedder } from './embedder.js'
import type { Model } from './model.js'

type Kind = 'language' | 'embedding'

/** A model whose questions and tokens are counted. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  return {
    ...model,
    async ask(question) {
      const response = await measured('language', metrics, question.signal, () =>
        inSpan('rapport.model', { attributes: { 'gen_ai.request.model': model.name } }, async (notes) => {
          const answer = await model.ask(question)
          notes.set({ 'gen_ai.usage.input_tokens': answer.usage.inputTokens, 'gen_ai.usage.output_tokens': answer.usage.outputTokens })
          return answer
        })
      )
      metrics.modelTokens.add({ direction: 'input' }, response.usage.inputTokens)
      metrics.modelTokens.add({ direction: 'output' }, response.usage.outputTokens)
      return response
    }
  }
}

/** An embeddings endpoint whose requests are counted. */
export function measuredEmbedder(embedder: Embedder, metrics: Metrics): Embedder {
  return {
    ...embedder,
    embed: (texts, signal) =>
      measured('embedding', metrics, signal, () => {
        const attributes = { 'gen_ai.request.model': embedder.model, 'rapport.model.texts': texts.length }
        return inSpan('rapport.embedding', { attributes }, () => embedder.embed(texts, signal))
      })
  }
}

async function measured<R>(model: Kind, metrics: Metrics, signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  const since = performance.now()
  let outcome = 'ok'
  try {
    return await work()
  } catch (error) {
    outcome = signal.aborted ? 'stopped' : 'failed'
    throw error
  } finally {
    metrics.modelSeconds.observe({ model, outcome }, (performance.now() - since) / 1_000)
  }
}
