/** JSON Schema as TypeBox writes it, keyword by keyword. */
export type JsonSchema = Record<string, unknown>

/**
 * A schema as OpenAPI 3.1 has it, which is JSON Schema 2020-12: without what only TypeBox sees, and with the elements of a tuple in `prefixItems`.
 *
 * @example openapiSchema(Type.Tuple([Type.String()])) // { type: 'array', prefixItems: [{ type: 'string' }], items: false, … }
 */
export function openapiSchema(schema: object): JsonSchema {
  return convert(JSON.parse(JSON.stringify(schema)))
}

function convert({ items, additionalItems, ...rest }: JsonSchema): JsonSchema {
  if (items === undefined) return convertAll(rest)
  if (!Array.isArray(items)) return convertAll({ ...rest, items })
  return convertAll({ ...rest, prefixItems: items, items: additionalItems ?? false })
}

const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const maps = new Set(['properties', 'patternProperties', '$defs'])
const single = new Set(['items', 'additionalProperties', 'not'])

/** Schemas stand in schemas, in lists of schemas and in maps of schemas; anything else, such as a default, is data. */
function convertAll(keywords: JsonSchema): JsonSchema {
  return mapValues(keywords, (value, keyword) => {
    if (lists.has(keyword) && Array.isArray(value)) return value.map(convertOne)
    if (maps.has(keyword) && isObject(value)) return mapValues(value, convertOne)
    return single.has(keyword) ? convertOne(value) : value
  })
}

function convertOne(value: unknown): unknown {
  return isObject(value) ? convert(value) : value
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(object: JsonSchema, change: (value: unknown, key: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}
