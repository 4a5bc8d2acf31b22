import type { LanguageModel } from '../../models/language-model.js'

/** One message of a question, as the endpoint gets it. */
interface SentMessage {
  role: string
  content: string | null
  tool_call_id?: string
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

/** A question as the endpoint got it. */
export interface AskedModel {
  url: string
  headers: Headers
  body: {
    model: string
    messages: SentMessage[]
    max_tokens?: number
    stream?: boolean
    tools?: { function: { name: string; description: string; parameters: object } }[]
  }
  /** Everything that the model received, in one text. */
  text: string
}

/** What the endpoint does with a question. */
export type Reply = (asked: AskedModel, signal: AbortSignal | undefined) => Response | Promise<Response>

interface SentUsage {
  prompt_tokens: number
  completion_tokens: number
}

const usualUsage: SentUsage = { prompt_tokens: 100, completion_tokens: 20 }

/**
 * An endpoint with OpenAI's API in this process. It records its questions, and answers with the script. Each question
 * takes the next reply of the script, or `otherwise` if none is left.
 *
 * @example
 * const standIn = new FakeLanguageModel().expect(calls(['svc_list_customers', {}]), says('{"summary":"Nothing new","outputs":[]}'))
 * createRapport({ languageModel: standIn.model })
 */
export class FakeLanguageModel {
  readonly asked: AskedModel[] = []
  readonly script: Reply[] = []
  otherwise: Reply = fails(503)

  /** Adds replies to the script. */
  expect(...replies: Reply[]): this {
    this.script.push(...replies)
    return this
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const body = JSON.parse(String(init.body))
    const text = JSON.stringify(body.messages)
    const asked: AskedModel = { url: String(input), headers: new Headers(init.headers), body, text }
    this.asked.push(asked)
    return (this.script.shift() ?? this.otherwise)(asked, init.signal ?? undefined)
  }

  /** The model that asks this endpoint, as the AI SDK makes it: loaded with the first question, so that other tests need no SDK. */
  get model(): LanguageModel & { supportedUrls: object; doStream(options: never): Promise<unknown> } {
    const loaded = async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ name: 'stand-in', baseURL: 'https://model.test/v1', apiKey: 'sk-very-secret', fetch: this.fetch })(
        'scripted'
      )
    }
    return {
      specificationVersion: 'v3',
      provider: 'stand-in.chat',
      modelId: 'scripted',
      supportedUrls: {},
      doGenerate: async (options: never) => (await loaded()).doGenerate(options),
      doStream: async (options: never) => (await loaded()).doStream(options)
    }
  }
}

/** Says a text; a value becomes JSON. As a stream where it was asked for one. */
export function says(said: string | object, usage: SentUsage | null = usualUsage, finish = 'stop'): Reply {
  const content = typeof said === 'string' ? said : JSON.stringify(said)
  return ({ body }) => (body.stream === true ? streamed(content, finish, usage) : completion({ role: 'assistant', content }, finish, usage))
}

/** Asks for tools, by their names and inputs; an input that is a text is sent as it is. */
export function calls(...wanted: readonly (readonly [name: string, input: unknown])[]): Reply {
  return () => {
    const tool_calls = wanted.map(([name, input], place) => {
      return {
        id: `call_${place}`,
        type: 'function',
        function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) }
      }
    })
    return completion({ role: 'assistant', content: null, tool_calls }, 'tool_calls', usualUsage)
  }
}

/** Holds its answer back. */
export const refuses: Reply = () => completion({ role: 'assistant', content: '' }, 'content_filter', usualUsage)

/** Answers what no endpoint should. */
export const nonsense: Reply = () => Response.json({ hello: ['world', null, 7] })

/** Answers a status, with words that no log may hold. */
export function fails(status: number): Reply {
  return () => Response.json({ error: { message: 'Incorrect API key provided: sk-very-secret' } }, { status })
}

/** Never answers. */
export const isSilent: Reply = (_, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Begins an answer, and its connection ends. */
export const breaksOff: Reply = () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"choices":[')),
    pull: (controller) =>
      controller.error(new TypeError('terminated', { cause: Object.assign(new Error('closed'), { code: 'UND_ERR_SOCKET' }) }))
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** Streams, though nobody asked, and never ends. */
export const neverEnds: Reply = (_, signal) => {
  const piece = new TextEncoder().encode(`data: ${JSON.stringify({ choices: [{ delta: { content: 'and so on ' } }] })}\n\n`)
  const body = new ReadableStream({
    async pull(controller) {
      // One turn of the loop, so that the reader's signal is heard.
      await new Promise((resolve) => setImmediate(resolve))
      if (signal?.aborted) controller.error(signal.reason)
      else controller.enqueue(piece)
    }
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function completion(message: object, finish_reason: string, usage: SentUsage | null): Response {
  const choices = [{ index: 0, message, finish_reason }]
  return Response.json({ id: 'chat_1', object: 'chat.completion', created: 0, model: 'scripted', choices, ...(usage && { usage }) })
}

function streamed(content: string, finish_reason: string, usage: SentUsage | null): Response {
  const chunk = (choice: object) => ({ id: 'chat_1', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices: [choice] })
  const deltas = [...content].map((piece) => chunk({ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null }))
  const last = { ...chunk({ index: 0, delta: {}, finish_reason }), ...(usage && { usage }) }
  const lines = [...deltas, last].map((data) => `data: ${JSON.stringify(data)}\n\n`)
  return new Response(`${lines.join('')}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } })
}
