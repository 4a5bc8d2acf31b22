import { generateText } from 'ai'
import { expect, it } from 'vitest'
import { configuredRapport } from '../../src/cli/configured-rapport.js'
import { languageModel } from '../../src/cli/language-model.js'

const answer = {
  id: '1',
  created: 0,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }]
}
const config = { baseUrl: 'https://model.test/v1/', name: 'm', apiKey: 'of the file' }

it('asks the endpoint under its base URL, with its key', async () => {
  const asked: [string, string | null][] = []
  const request: typeof fetch = async (url, init) => {
    asked.push([String(url), new Headers(init?.headers).get('authorization')])
    return Response.json(answer)
  }
  const { languageModel: model } = await languageModel(config, request)
  expect((await generateText({ model: model as never, prompt: 'x' })).text).toBe('Hi')
  const url = 'https://model.test/v1/chat/completions'
  expect(asked).toEqual([[url, 'Bearer of the file']])
})

it('cuts off an answer that never ends', async () => {
  const piece = new Uint8Array(1024 * 1024)
  let pieces = 0
  const endless = async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          pieces++
          controller.enqueue(piece)
        }
      })
    )
  const { languageModel: model } = await languageModel(config, endless)
  await expect(generateText({ model: model as never, prompt: 'x', maxRetries: 0 })).rejects.toThrow()
  expect(pieces).toBeLessThan(40)
})

it('leaves what stands beside to createRapport, which names what is wrong', async () => {
  const { languageModel: model, modelUse } = await languageModel({ ...config, maxStep: 3 })
  expect(() => configuredRapport({ ...(model && { languageModel: model }), ...(modelUse && { modelUse }) })).toThrow(
    /did you mean maxSteps/
  )
  expect(await languageModel(undefined)).toEqual({})
})
