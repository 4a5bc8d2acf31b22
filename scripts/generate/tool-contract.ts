import type { Registry } from '../../packages/core/src/tool-shape/tool.js'
import type { ToolName } from '../../packages/core/src/tool-shape/tool-names.js'
import { type JsonSchema, plainSchema } from './json-schema.js'

/** A tool as documents and types see it. */
export interface ToolContract {
  name: ToolName
  summary: string
  grant: string
  input: JsonSchema
  output: JsonSchema
  example: unknown
}

/** The contracts of a registry's tools, in its order. */
export function contractsOf(registry: Registry): ToolContract[] {
  return Object.values(registry).map(({ name, summary, grant, input, output, example }) => ({
    name,
    summary,
    grant,
    input: plainSchema(input),
    output: plainSchema(output),
    example
  }))
}
