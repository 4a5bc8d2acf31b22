import type { Grant } from '../auth/index.js'
import type { ToolsetName } from '../runtime/index.js'

/** Which tools a model gets, and with whose rights it calls them. */
export interface ModelToolsOptions {
  /** What the model may do. It sees only tools that these grants open, and each call is checked against them. */
  grants: readonly Grant[]
  /** Which groups of tools the model sees: by default `default` and `host`. Each tool costs tokens in every request. */
  toolsets?: readonly ToolsetName[]
  /** The id of the member that the model works for; the audit names it. */
  actor?: string
  /** The largest answer in tokens, 1,000 to 50,000; 8,000 by default. Longer answers are cut, with a note. */
  budget?: number
}

/** A JSON Schema of an object. */
export interface ObjectSchema {
  [keyword: string]: unknown
  type: 'object'
}

/** What a tool answered, or why it refused: never an exception. */
export interface ModelToolAnswer {
  /**
   * The text for the model: the answer as JSON after a notice that it contains words of others, or an error that says
   * what to do.
   */
  text: string
  isError: boolean
  /** The answer, where there is one. It has the shape that the tool always has. */
  output?: object
}

/** A tool as a model gets it. */
export interface ModelTool {
  readonly name: string
  /** A few words for people. */
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  /** `write` changes something; `destructive` takes something away. Ask a person before such a call. */
  readonly effect: 'read' | 'write' | 'destructive'
  /** Calls the tool. Rejects only when the signal aborts. */
  execute(input: unknown, options?: { signal?: AbortSignal | undefined }): Promise<ModelToolAnswer>
}

/** A schema in the form of the Standard Schema and Standard JSON Schema interfaces. */
export interface StandardObjectSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    validate(value: unknown): { readonly value: unknown }
    readonly jsonSchema: { input(): ObjectSchema; output(): ObjectSchema }
  }
}

/** A tool of the AI SDK (npm `ai`, version 6). */
export interface AiSdkTool {
  title: string
  description: string
  inputSchema: StandardObjectSchema
  execute(input: unknown, options?: { abortSignal?: AbortSignal | undefined }): Promise<ModelToolAnswer>
  toModelOutput(options: { output: ModelToolAnswer }): { type: 'text' | 'error-text'; value: string }
}

/** A tool of OpenAI's chat completions. */
export interface OpenAiChatTool {
  type: 'function'
  function: { name: string; description: string; parameters: Record<string, unknown> }
}

/** A call in a chat completion's message: those of type `function` name a tool. */
export interface OpenAiChatCall {
  id: string
  function?: { name: string; arguments: string }
}

/** A tool of OpenAI's responses. */
export interface OpenAiResponsesTool {
  type: 'function'
  name: string
  description: string
  parameters: Record<string, unknown>
  strict: false
}

/** A call among the items of a response. */
export interface OpenAiResponsesCall {
  type: 'function_call'
  call_id: string
  name: string
  arguments: string
}

/** A tool of Anthropic's messages. */
export interface AnthropicTool {
  name: string
  description: string
  input_schema: ObjectSchema
}

/** A `tool_use` block of a message. */
export interface AnthropicCall {
  id: string
  name: string
  input: unknown
}

/** How one call is made. */
export interface ModelCallOptions {
  /** Aborts when nobody waits for the answer any more; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** The tools of a workspace in the forms in which models get them. It holds nothing: make one for each request. */
export interface ModelTools {
  /** The tools in their order. */
  readonly list: readonly ModelTool[]
  /**
   * Calls a tool by its name, as `execute` does. A name that is not in the list is an answer with `isError`.
   *
   * @example const { text, isError } = await tools.call('svc_get_customer', { customer: 'acme.com' })
   */
  call(name: string, input: unknown, options?: ModelCallOptions): Promise<ModelToolAnswer>
  /**
   * The tools for `generateText` and `streamText` of the AI SDK.
   *
   * @example const { text } = await generateText({ model, tools: tools.aiSdk(), stopWhen: stepCountIs(8), prompt })
   */
  aiSdk(): Record<string, AiSdkTool>
  /** The tools for OpenAI's client. */
  readonly openai: {
    /** For `tools` of a chat completion. */
    chat(): OpenAiChatTool[]
    /**
     * Runs a call of a chat completion's message; answers the message that goes back.
     *
     * @example for (const call of message.tool_calls ?? []) messages.push(await tools.openai.runChat(call))
     */
    runChat(call: OpenAiChatCall, options?: ModelCallOptions): Promise<{ role: 'tool'; tool_call_id: string; content: string }>
    /** For `tools` of a response. */
    responses(): OpenAiResponsesTool[]
    /**
     * Runs a call among a response's items; answers the item that goes back.
     *
     * @example for (const item of response.output) if (item.type === 'function_call') input.push(await tools.openai.runResponses(item))
     */
    runResponses(
      call: OpenAiResponsesCall,
      options?: ModelCallOptions
    ): Promise<{ type: 'function_call_output'; call_id: string; output: string }>
  }
  /** The tools for Anthropic's client. */
  readonly anthropic: {
    /** For `tools` of a message. */
    tools(): AnthropicTool[]
    /**
     * Runs a `tool_use` block; answers the block that goes back.
     *
     * @example for (const block of message.content) if (block.type === 'tool_use') content.push(await tools.anthropic.run(block))
     */
    run(
      block: AnthropicCall,
      options?: ModelCallOptions
    ): Promise<{ type: 'tool_result'; tool_use_id: string; content: string; is_error: boolean }>
  }
}
