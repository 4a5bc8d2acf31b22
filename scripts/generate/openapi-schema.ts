import type { JsonSchema } from './json-schema.js'

/** A schema as OpenAPI 3.1 has it, which is JSON Schema 2020-12: the elements of a tuple stand in prefixItems. */
export function openapiSchema(schema: JsonSchema): JsonSchema {
  const { items, additionalItems, ...rest } = schema
  if (items === undefined) return convertAll(rest)
  if (!Array.isArray(items)) return convertAll({ ...rest, items })
  return convertAll({ ...rest, prefixItems: items, items: additionalItems ?? false })
}

const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const maps = new Set(['properties', 'patternProperties', '$defs'])
const single = new Set(['items', 'additionalProperties', 'not'])

/** Schemas stand in schemas, in lists of schemas and in maps of schemas; anything else, such as a default, is data. */
function convertAll(keywords: Record<string, unknown>): JsonSchema {
  return mapValues(keywords, (value, keyword) => {
    if (lists.has(keyword) && Array.isArray(value)) return value.map(convertOne)
    if (maps.has(keyword) && isObject(value)) return mapValues(value, convertOne)
    return single.has(keyword) ? convertOne(value) : value
  })
}

function convertOne(value: unknown): unknown {
  return isObject(value) ? openapiSchema(value) : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(object: Record<string, unknown>, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}
