import type { Tool } from '../runtime/index.js'
import { flattened } from './flatten.js'
import { type IsOffered, namedTools, offeredSchema, offeredWords } from './offered-words.js'

/** A tool as a model reads it. */
export interface DescribedTool {
  description: string
  input: Readonly<Record<string, unknown>> & { type: 'object' }
  output: Readonly<Record<string, unknown>> & { type: 'object' }
}

interface Known {
  /** The tools that the texts of the tool name. */
  named: readonly string[]
  /** The texts, by those of them that are absent. */
  described: Map<string, DescribedTool>
}

/** Each tool's texts are made once for each choice of absent tools that somebody has; toolsets and grants make few. */
const known = new WeakMap<Tool, Known>()
const maxChoices = 64

/** What a model reads of a tool: texts that name only tools which the model has, and schemas whose root is an object. */
export function describedTool(tool: Tool, isOffered: IsOffered): DescribedTool {
  const { named, described } = knownOf(tool)
  const absent = named.filter((name) => !isOffered(name)).join()
  const made = described.get(absent) ?? describe(tool, isOffered)
  if (described.size < maxChoices) described.set(absent, made)
  return made
}

function knownOf(tool: Tool): Known {
  const found = known.get(tool)
  if (found) return found
  const texts = `${tool.description} ${JSON.stringify([tool.input, tool.output])}`
  const made = { named: [...new Set(namedTools(texts))].sort(), described: new Map() }
  known.set(tool, made)
  return made
}

function describe({ description, input, output }: Tool, isOffered: IsOffered): DescribedTool {
  return {
    description: offeredWords(description, isOffered),
    input: flattened({ ...offeredSchema(input, isOffered) }),
    output: flattened({ ...offeredSchema(output, isOffered) })
  }
}
