import { checkOf } from './validation.js'

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
const maxLevels = 32

/** The keywords that hold a schema, or a list of them. */
const schemaKeywords = [
  'items',
  'prefixItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else'
]

/** What is wrong with a JSON Schema that the host brings, in words that begin with `field`; undefined for one that can be used. */
export function schemaFault(field: string, schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return `${field} must be a JSON Schema of an object`
  if (Reflect.get(schema, 'type') !== 'object')
    return `${field} must be a JSON Schema of an object: { "type": "object", "properties": { … } }`
  return partFault(field, schema, maxLevels) ?? compileFault(field, schema)
}

/** The first keyword that the checks would not understand: they would let everything pass. */
function partFault(path: string, part: unknown, levels: number): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if (levels === 0) return `${path} is nested deeper than ${maxLevels} levels`
  if (Array.isArray(part)) return firstFault(part.map((each, index) => () => partFault(`${path}[${index}]`, each, levels - 1)))
  if ('$ref' in part) return `${path} uses $ref: write the schema out where it stands`
  const { type, properties, patternProperties } = Object(part)
  const wrong = [type].flat().find((name) => name !== undefined && !types.includes(name))
  if (wrong !== undefined) return `${path}.type must be one of ${types.join(', ')}`
  const below = schemaKeywords.map((keyword) => () => partFault(`${path}.${keyword}`, Reflect.get(part, keyword), levels - 1))
  const fields = Object.entries(Object({ ...properties, ...patternProperties })).map(
    ([name, each]) =>
      () =>
        partFault(`${path}.${name.slice(0, 100)}`, each, levels - 1)
  )
  return firstFault([...below, ...fields])
}

function firstFault(looks: readonly (() => string | undefined)[]): string | undefined {
  for (const look of looks) {
    const fault = look()
    if (fault !== undefined) return fault
  }
  return undefined
}

function compileFault(field: string, schema: object): string | undefined {
  try {
    checkOf(schema).accepts({})
    return undefined
  } catch (error) {
    return `${field} is not a JSON Schema that can be checked: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read'}`
  }
}
