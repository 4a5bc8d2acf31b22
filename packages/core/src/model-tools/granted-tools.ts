import { hasGrant } from '../auth/index.js'
import { RapportError } from '../errors.js'
import type { Registry, Tool } from '../runtime/index.js'
import { fieldHint } from '../validation/index.js'
import { fittedAnswer, type Room } from './answers/fit.js'
import { dataNotice, oneLine } from './answers/marked.js'
import { describedTool } from './described-tool.js'
import { failureText } from './failure-text.js'
import { inForms } from './forms.js'
import type { ModelCallOptions, ModelTool, ModelToolAnswer, ModelTools, ModelToolsOptions } from './model-tools.js'
import { readOptions } from './read-options.js'
import { toolsIn } from './toolsets.js'

/** A call of a model as the gateway gets it. */
export interface GrantedCall {
  tool: Tool
  input: Readonly<Record<string, unknown>>
  grants: readonly string[]
  actor: string | undefined
  signal: AbortSignal | undefined
  /** Whether it is a call made before, asked anew for a smaller page: the plan counts it once. */
  again: boolean
}

/** What the tools of one organization need. */
export interface ToolBinding {
  registry: Registry
  /** Calls a tool with these grants. Throws RapportError and nothing else. */
  call(call: GrantedCall): Promise<unknown>
}

/**
 * The tools that models get with these grants, each call of which goes through the gateway: the same checks, metering and audit as over HTTP. Throws
 * INVALID_TOOL_INPUT naming the option.
 */
export function grantedTools(given: ModelToolsOptions, { registry, call }: ToolBinding): ModelTools {
  const { grants, toolsets, actor, budget } = readOptions(given)
  const asked = toolsIn(registry, toolsets)
  const isOpen = (tool: Tool) => tool.grants.every((grant) => hasGrant(grants, grant))
  const offered = new Map(
    Object.values(registry)
      .filter((tool) => asked.has(tool.name) && isOpen(tool))
      .map((tool) => [tool.name, tool])
  )
  const room: Room = { budget, isOffered: (name) => offered.has(name) }

  async function answer(tool: Tool, input: unknown, { signal }: ModelCallOptions): Promise<ModelToolAnswer> {
    signal?.throwIfAborted()
    try {
      const fitted = await fittedAnswer(tool, requireObject(input), room, async (fields, again) =>
        Object(await call({ tool, input: fields, grants, actor, signal, again }))
      )
      if (!fitted) throw new RapportError('UNPROCESSABLE', 'The answer is too long')
      return { text: [dataNotice, ...fitted.notes, fitted.text].join('\n'), isError: false, output: fitted.output }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof RapportError)) throw error
      return { text: failureText(tool, error, room.isOffered), isError: true }
    }
  }

  async function callNamed(name: string, input: unknown, options: ModelCallOptions = {}): Promise<ModelToolAnswer> {
    const tool = registry[name]
    // A tool that the grants do not open is refused by the gateway, in its words.
    if (tool && Object.hasOwn(registry, name) && asked.has(name)) return answer(tool, input, options)
    return { text: unknownTool(name, [...offered.keys()]), isError: true }
  }

  const list = [...offered.values()].map((tool): ModelTool => {
    const { description, input: inputSchema } = describedTool(tool, room.isOffered)
    const { name, title, effect } = tool
    return { name, title, description, inputSchema, effect, execute: (input, options = {}) => answer(tool, input, options) }
  })
  return { list, call: callNamed, ...inForms(list, callNamed) }
}

/** Models send nothing, or null, where a tool needs no field. */
function requireObject(input: unknown): Readonly<Record<string, unknown>> {
  const given = input ?? {}
  if (typeof given !== 'object' || Array.isArray(given))
    throw new RapportError('INVALID_TOOL_INPUT', 'input must be an object, such as { "limit": 10 }')
  return given as Readonly<Record<string, unknown>>
}

function unknownTool(name: string, names: readonly string[]): string {
  const meant = fieldHint(name, names)
  const others = names.length > 0 ? `; there are ${names.join(', ')}` : ', nor any other'
  return oneLine(`There is no tool named ${JSON.stringify(name.slice(0, 100))}${meant || others}`)
}
