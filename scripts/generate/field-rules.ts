import { isNull, type JsonSchema, unionOf } from './json-schema.js'

/** What a field's schema demands beyond its type, in words: `1 to 1000`, `at most 500 characters`, `default 50`. */
export function fieldRules(schema: JsonSchema): string[] {
  const branches = unionOf(schema)?.filter((branch) => !isNull(branch)) ?? []
  const bounds = [...new Set([schema, ...branches].flatMap(boundsOf))]
  const element = schema.items === undefined || Array.isArray(schema.items) ? [] : fieldRules(schema.items).map((rule) => `each ${rule}`)
  return [...bounds, ...element, ...('default' in schema ? [`default ${JSON.stringify(schema.default)}`] : [])]
}

function boundsOf(schema: JsonSchema): string[] {
  return [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'elements'),
    schema.exclusiveMinimum === undefined ? undefined : `more than ${schema.exclusiveMinimum}`,
    schema.exclusiveMaximum === undefined ? undefined : `less than ${schema.exclusiveMaximum}`,
    schema.type === 'integer' && schema.minimum === undefined && schema.maximum === undefined ? 'whole number' : undefined,
    schema.format,
    schema.pattern === undefined ? undefined : `matches \`${schema.pattern}\``,
    keyPattern(schema)
  ].filter((rule) => rule !== undefined)
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const text = rangeText(least, most)
  return text === undefined || unit === '' ? text : `${text} ${most === 1 ? unit.slice(0, -1) : unit}`
}

function rangeText(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  if (most !== undefined) return `at most ${most}`
  return least === undefined ? undefined : `at least ${least}`
}

/** Every key is what an open map's pattern says, and not worth a word. */
function keyPattern(schema: JsonSchema): string | undefined {
  const patterns = Object.keys(schema.patternProperties ?? {}).filter((pattern) => pattern !== '^.*$')
  return patterns.length === 0 ? undefined : `keys match \`${patterns.join('` or `')}\``
}
