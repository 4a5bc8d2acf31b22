import type {
  AiSdkTool,
  ModelCallOptions,
  ModelTool,
  ModelToolAnswer,
  ModelTools,
  ObjectSchema,
  StandardObjectSchema
} from './model-tools.js'

/** Calls a tool by its name. */
type CallNamed = (name: string, input: unknown, options?: ModelCallOptions) => Promise<ModelToolAnswer>

/** The tools in the forms of the SDKs. None of them is loaded: their tools are plain objects. */
export function inForms(list: readonly ModelTool[], call: CallNamed): Pick<ModelTools, 'aiSdk' | 'openai' | 'anthropic'> {
  /** Runs a call whose input is the text of a JSON object. */
  async function callWithText(name: string, text: string, options?: ModelCallOptions): Promise<string> {
    const input = parsed(text)
    if (input === notJson)
      return `${name.slice(0, 100)} failed (INVALID_TOOL_INPUT): the arguments are not JSON. Send one JSON object, such as { "limit": 10 }.`
    return (await call(name, input, options)).text
  }

  return {
    aiSdk: () => Object.fromEntries(list.map((tool) => [tool.name, aiSdkTool(tool)])),
    openai: {
      chat: () =>
        list.map(({ name, description, inputSchema }) => ({
          type: 'function',
          function: { name, description, parameters: structuredClone(inputSchema) }
        })),
      async runChat({ id, function: asked }, options) {
        const content = asked ? await callWithText(asked.name, asked.arguments, options) : 'Only calls of the type function are answered.'
        return { role: 'tool', tool_call_id: id, content }
      },
      responses: () =>
        list.map(({ name, description, inputSchema }) => ({
          type: 'function',
          name,
          description,
          parameters: structuredClone(inputSchema),
          // Its strict form makes every field required.
          strict: false
        })),
      async runResponses({ call_id, name, arguments: text }, options) {
        return { type: 'function_call_output', call_id, output: await callWithText(name, text, options) }
      }
    },
    anthropic: {
      tools: () => list.map(({ name, description, inputSchema }) => ({ name, description, input_schema: structuredClone(inputSchema) })),
      async run({ id, name, input }, options) {
        const { text, isError } = await call(name, input, options)
        return { type: 'tool_result', tool_use_id: id, content: text, is_error: isError }
      }
    }
  }
}

function aiSdkTool({ title, description, inputSchema, execute }: ModelTool): AiSdkTool {
  return {
    title,
    description,
    inputSchema: standardSchema(inputSchema),
    execute: (input, options) => execute(input, { signal: options?.abortSignal }),
    toModelOutput: ({ output: { text, isError } }) => ({ type: isError ? 'error-text' : 'text', value: text })
  }
}

/** The input is checked by the gateway alone, whose refusal the model reads. The SDK changes the schema that it gets, so each time it gets a copy. */
function standardSchema(schema: ObjectSchema): StandardObjectSchema {
  const copy = () => structuredClone(schema)
  return {
    '~standard': { version: 1, vendor: 'rapport', validate: (value) => ({ value }), jsonSchema: { input: copy, output: copy } }
  }
}

const notJson = Symbol('not JSON')

function parsed(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
