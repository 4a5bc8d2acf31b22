import type { Registry } from '../../packages/core/src/runtime/tool.js'
import { type JsonSchema, plainSchema } from './json-schema.js'

/** A tool as documents and types see it. */
export interface ToolContract {
  name: string
  summary: string
  grants: readonly string[]
  input: JsonSchema
  output: JsonSchema
  example: unknown
}

/** The contracts of a registry's tools, in its order. */
export function contractsOf(registry: Registry): ToolContract[] {
  return Object.values(registry).map(({ name, summary, grants, input, output, example }) => ({
    name,
    summary,
    grants,
    input: plainSchema(input),
    output: plainSchema(output),
    example
  }))
}
