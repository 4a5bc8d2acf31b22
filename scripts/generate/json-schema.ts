/** JSON Schema as TypeBox writes it, as far as the generators read it. */
export interface JsonSchema {
  type?: string | string[]
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  patternProperties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
  prefixItems?: JsonSchema[]
  additionalItems?: boolean | JsonSchema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  [keyword: string]: unknown
}

/** A TypeBox schema without what only TypeBox sees. */
export function plainSchema(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema))
}

/** The elements of a tuple; undefined for any other schema. */
export function tupleOf(schema: JsonSchema): JsonSchema[] | undefined {
  return schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : undefined)
}

/** The branches of a union; undefined for any other schema. */
export function unionOf(schema: JsonSchema): JsonSchema[] | undefined {
  return schema.anyOf ?? schema.oneOf
}

/** Whether this schema takes null and nothing else. */
export function isNull(schema: JsonSchema): boolean {
  return schema.type === 'null' || schema.const === null
}

/** What a schema says of itself, or of what it takes beside null. */
export function descriptionOf(schema: JsonSchema): string {
  return schema.description ?? unionOf(schema)?.find((branch) => !isNull(branch))?.description ?? ''
}
