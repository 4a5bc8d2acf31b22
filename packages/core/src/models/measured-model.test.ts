import { expect, it } from 'vitest'
import { Metrics } from '../telemetry/index.js'
import { measuredEmbedder, measuredModel } from './measured-model.js'
import { type Model, ModelError, type Question } from './model.js'

const answer = { text: 'Yes', requests: [], said: [], usage: { inputTokens: 70, outputTokens: 5 }, isCut: false, isRefused: false }
const bounds = { answerSeconds: 1, dailyTokens: 1, costPerDay: undefined } as unknown as Model['bounds']

function asking(ask: Model['ask']) {
  const metrics = new Metrics()
  const model: Model = { name: 'fake', prices: undefined, bounds, extracts: false, rephrases: false, ask }
  const question = (signal = new AbortController().signal): Question => ({ system: '', turns: [], maxOutputTokens: 1, signal })
  return { metrics, model: measuredModel(model, metrics), question }
}

it('a model is counted with its tokens, its failures, and what was broken off', async () => {
  const replies = [
    async () => answer,
    () => Promise.reject(new ModelError('away', true)),
    (question: Question) => Promise.reject(question.signal.reason)
  ]
  const { metrics, model, question } = asking((asked) => (replies.shift() ?? replies[0])?.(asked) ?? Promise.reject(new Error('no more')))
  expect(await model.ask(question())).toEqual(answer)
  await expect(model.ask(question())).rejects.toThrow('away')
  await expect(model.ask(question(AbortSignal.abort(new Error('closing'))))).rejects.toThrow('closing')
  const lines = metrics.toText().split('\n')
  for (const outcome of ['ok', 'failed', 'stopped'])
    expect(lines).toContain(`rapport_model_call_seconds_count{model="language",outcome="${outcome}"} 1`)
  expect(lines).toContain('rapport_model_tokens_total{direction="input"} 70')
  expect(lines).toContain('rapport_model_tokens_total{direction="output"} 5')
})

it('an embeddings endpoint keeps its name and its batches, and is counted', async () => {
  const metrics = new Metrics()
  const embedder = measuredEmbedder({ model: 'm', batchSize: 3, embed: async (texts) => texts.map(() => new Float32Array(1)) }, metrics)
  expect([embedder.model, embedder.batchSize]).toEqual(['m', 3])
  expect(await embedder.embed(['a', 'b'], new AbortController().signal)).toHaveLength(2)
  expect(metrics.toText()).toContain('rapport_model_call_seconds_count{model="embedding",outcome="ok"} 1')
})
