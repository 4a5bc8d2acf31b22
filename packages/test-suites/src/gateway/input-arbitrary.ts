import type { Tool } from '@rapport/core/src/runtime/tool.js'
import { checkOf } from '@rapport/core/src/validation/validation.js'
import fc from 'fast-check'
import { textsFor } from './input-texts.js'
import type { KnownValues } from './known-values.js'

/** What of a JSON schema decides how its values are made. */
interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  patternProperties?: Record<string, Shape>
  items?: Shape
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** Random valid inputs of a tool, made from its schema; texts mostly name what there is. Without cursors: these come from answers. */
export function inputArbitrary(tool: Tool, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const schema: Shape = JSON.parse(JSON.stringify(tool.input))
  const check = checkOf(tool.input)
  const values = new Values(tool.name, known)
  const variants = (schema.anyOf ?? [schema]).map(({ properties: { cursor: _, ...properties } = {}, ...shape }) =>
    values.object({ ...shape, properties })
  )
  return fc.oneof(...variants).filter((input) => check.accepts(input))
}

class Values {
  constructor(
    private readonly tool: string,
    private readonly known: KnownValues
  ) {}

  /** Some of the optional properties, or none: many exclude each other. */
  object({ properties = {}, required = [] }: Shape): fc.Arbitrary<Record<string, unknown>> {
    const values = Object.entries(properties).map(([name, shape]) => [name, this.value(shape, name)] as const)
    const few = values.filter(([name]) => required.includes(name))
    return fc.oneof(
      { weight: 2, arbitrary: fc.record(Object.fromEntries(values), { requiredKeys: required }) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(few)) }
    )
  }

  private value(shape: Shape, property: string): fc.Arbitrary<unknown> {
    if (shape.const !== undefined) return fc.constant(shape.const)
    if (shape.enum) return fc.constantFrom(...shape.enum)
    if (shape.anyOf) return fc.oneof(...shape.anyOf.map((branch) => this.value(branch, property)))
    switch (shape.type) {
      case 'object':
        return shape.patternProperties ? this.record(shape.patternProperties, property) : this.object(shape)
      case 'array':
        return fc.array(this.value(shape.items ?? {}, property), {
          minLength: shape.minItems ?? 0,
          maxLength: Math.min(3, shape.maxItems ?? 3)
        })
      case 'integer':
        return fc.oneof(...[10, shape.maximum ?? 1_000].map((maximum) => fc.integer({ min: shape.minimum ?? -10, max: maximum })))
      case 'number':
        return fc.oneof(fc.integer({ min: shape.minimum ?? -10, max: 50_000 }), fc.constantFrom(7, 7.5, 0))
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return this.text(shape, property)
    }
  }

  private record(patterns: Record<string, Shape>, property: string): fc.Arbitrary<unknown> {
    const [shape = {}] = Object.values(patterns)
    return fc.dictionary(this.text({}, property), this.value(shape, 'value'), { minKeys: 1, maxKeys: 2 })
  }

  private text({ format, pattern, minLength = 0, maxLength = 500 }: Shape, property: string): fc.Arbitrary<string> {
    if (pattern !== undefined && property !== 'featureKey')
      return fc.stringMatching(new RegExp(pattern)).map((text) => text.padEnd(minLength, '0').slice(0, maxLength))
    const texts = textsFor(this.tool, property, this.known)
    const free = format === 'uuid' ? fc.uuid() : fc.string({ minLength: 1, maxLength: 12 })
    const key = fc.stringMatching(/^[a-z]{1,6}(_[a-z0-9]{1,3})?$/)
    const other = property === 'featureKey' ? key : free
    return texts.length === 0 ? other : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: other })
  }
}
