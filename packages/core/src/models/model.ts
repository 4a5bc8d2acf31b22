import type { Json } from '../storage/index.js'
import type { ModelBounds, ModelPrices, Usage } from './model-use.js'

/** A tool that a model may ask for. */
export interface OfferedTool {
  name: string
  description: string
  /** The JSON Schema of its input. */
  input: object
}

/** What a model asks to be done. `fault` says why its input cannot be read, where it cannot. */
export interface ToolRequest {
  id: string
  name: string
  input: Json
  fault?: string
}

/** What was said so far, in order: by us, by the model (`said` is its message as the SDK wants it back), and what its tools answered. */
export type Turn =
  | { by: 'us'; text: string }
  | { by: 'model'; said: Json[] }
  | { by: 'tools'; results: readonly { id: string; name: string; text: string }[] }

/** One question to a model. */
export interface Question {
  /** What it is told to do. Nothing that others wrote stands here. */
  system: string
  turns: readonly Turn[]
  tools?: readonly OfferedTool[]
  /** The longest answer, in tokens. */
  maxOutputTokens: number
  signal: AbortSignal
}

/** What a model answered. `isCut` when the answer was longer than allowed, `isRefused` when its filter held it back. */
export interface ModelResponse {
  text: string
  requests: ToolRequest[]
  /** Its message, to be given back in the next question. */
  said: Json[]
  usage: Usage
  isCut: boolean
  isRefused: boolean
}

/** The configured language model, as the work that needs one sees it. */
export interface Model {
  /** Its name, for logs. */
  readonly name: string
  readonly prices: ModelPrices | undefined
  readonly bounds: ModelBounds
  /** Whether facts are read out of sources by it too. */
  readonly extracts: boolean
  /** Whether it may say attention items in other words. */
  readonly rephrases: boolean
  /** Asks once. Throws `ModelError`; within the time of `bounds.answerSeconds`. */
  ask(question: Question): Promise<ModelResponse>
}

/** A model gave no answer. The message says why in words, and holds neither an address nor anything that was sent. */
export class ModelError extends Error {
  override readonly name = 'ModelError'

  constructor(
    message: string,
    /** Whether the same question may be answered later. */
    readonly isPassing: boolean
  ) {
    super(message)
  }
}
