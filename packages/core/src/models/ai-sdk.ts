import type { Json } from '../storage/index.js'
import { cleanText } from '../values/index.js'
import { isLanguageModel, type LanguageModel } from './language-model.js'
import { type Model, ModelError, type ModelResponse, type Question, type ToolRequest, type Turn } from './model.js'
import { type ModelUse, readModelUse } from './model-use.js'

type Sdk = typeof import('ai')
type Generated = Awaited<ReturnType<Sdk['generateText']>>

/** Characters that count as a token where an endpoint does not say how many there were: rather too many tokens than too few. */
const charactersPerToken = 3

/** The model that a host has configured, with its bounds. Throws TypeError naming what is wrong. The SDK is loaded with the first question. */
export function configuredModel(languageModel: LanguageModel, use: ModelUse | undefined): Model {
  if (!isLanguageModel(languageModel))
    throw new TypeError("languageModel must be a model of the AI SDK (npm ai, version 6), such as openai('gpt-5'), not its name")
  const read = readModelUse(use)
  return {
    name: `${languageModel.provider}/${languageModel.modelId}`.slice(0, 200),
    ...read,
    async ask(question) {
      const sdk = await loadSdk()
      question.signal.throwIfAborted()
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(read.bounds.answerSeconds * 1000)])
      try {
        return answerOf(await within(signal, generate(sdk, languageModel, question, signal)), question)
      } catch (error) {
        question.signal.throwIfAborted()
        throw signal.aborted ? new ModelError(`The model gave no answer within ${read.bounds.answerSeconds} s`, true) : failure(sdk, error)
      }
    }
  }
}

async function loadSdk(): Promise<Sdk> {
  try {
    return await import('ai')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new ModelError('A language model is configured, but the package "ai" is missing: run npm install ai@6', false)
  }
}

function generate(sdk: Sdk, model: LanguageModel, { system, turns, tools = [], maxOutputTokens }: Question, abortSignal: AbortSignal) {
  const offered = tools.map(
    ({ name, description, input }) => [name, sdk.tool({ description, inputSchema: sdk.jsonSchema(input) })] as const
  )
  type Asked = Parameters<Sdk['generateText']>[0]
  return sdk.generateText({
    // Checked above; a model of another version than the SDK's throws an error of its own.
    model: model as unknown as Exclude<Asked['model'], string>,
    system,
    messages: turns.map(messageOf) as NonNullable<Asked['messages']>,
    ...(offered.length > 0 && { tools: Object.fromEntries(offered) as NonNullable<Asked['tools']> }),
    // Jobs try again by themselves, later and longer.
    maxOutputTokens,
    maxRetries: 0,
    abortSignal
  })
}

function messageOf(turn: Turn): unknown {
  if (turn.by === 'us') return { role: 'user', content: turn.text }
  if (turn.by === 'model') return turn.said[0]
  const content = turn.results.map(({ id, name, text }) => {
    return { type: 'tool-result', toolCallId: id, toolName: name, output: { type: 'text', value: text } }
  })
  return { role: 'tool', content }
}

/** A host's model may not listen to the signal: then it is left to itself. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
    work.catch(() => undefined)
  }
}

function answerOf(result: Generated, question: Question): ModelResponse {
  const { toolCalls, finishReason, usage, response } = result
  const text = cleanText(result.text)
  const requests: ToolRequest[] = toolCalls.map(({ toolCallId, toolName, input, ...rest }) => {
    const isUnreadable = 'invalid' in rest && rest.invalid === true && typeof input === 'string'
    return {
      id: cleanText(toolCallId),
      name: cleanText(toolName),
      input: plain(input),
      ...(isUnreadable && { fault: 'The input is not JSON' })
    }
  })
  // An answer of nothing has no message, but the talk has to go on from one.
  const [said = { role: 'assistant', content: text || '(nothing)' }] = response.messages.filter(({ role }) => role === 'assistant')
  return {
    text,
    requests,
    said: [plain(said)],
    isCut: finishReason === 'length',
    isRefused: finishReason === 'content-filter',
    usage: {
      // A question always has tokens: an endpoint that counts none has not counted.
      inputTokens: tokensOf(usage.inputTokens || undefined, question.system.length + JSON.stringify(question.turns).length),
      outputTokens: tokensOf(usage.outputTokens, text.length + JSON.stringify(requests).length)
    }
  }
}

/** More than any question has. */
const maxTokens = 1_000_000_000

/** What an endpoint has counted, as a number that can be kept; guessed by the length where it has not. */
function tokensOf(counted: number | undefined, characters: number): number {
  if (counted === undefined || !(counted >= 0)) return Math.ceil(characters / charactersPerToken)
  return Math.ceil(Math.min(counted, maxTokens))
}

const plain = (value: unknown): Json => storable(JSON.parse(JSON.stringify(value ?? null)))

/** A value that every store can keep: no model is bound to well-formed Unicode. */
function storable(value: Json): Json {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [cleanText(name), storable(held)]))
}

/** The failure in words. What the SDK says holds the address and what was sent, and may hold more. */
function failure(sdk: Sdk, error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!sdk.APICallError.isInstance(error)) return new ModelError(`The model's answer cannot be read (${nameOf(error)})`, false)
  const { statusCode, isRetryable } = error
  if (statusCode === undefined) return new ModelError('The endpoint of the model cannot be reached', true)
  if (statusCode === 401 || statusCode === 403)
    return new ModelError(`The endpoint of the model refused the credentials (${statusCode}): check its API key`, false)
  if (statusCode === 404) return new ModelError('The endpoint knows no such model or address (404): check its name and base URL', false)
  if (statusCode === 429) return new ModelError('The endpoint of the model refuses more requests for now (429)', true)
  // What fetch throws while it reads is of the network.
  if (error.cause instanceof TypeError) return new ModelError('The connection to the model broke off', true)
  if (statusCode >= 200 && statusCode < 300) return new ModelError("The model's answer cannot be read", false)
  return new ModelError(`The endpoint of the model answered ${statusCode}`, isRetryable)
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^[A-Za-z_]{1,60}$/.test(name) ? name : 'Error'
}
