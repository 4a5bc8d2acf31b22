import { isDeepStrictEqual } from 'node:util'

type Schema = Readonly<Record<string, unknown>>

/**
 * A schema whose root is an object. A union of objects becomes one object with the properties of all variants, required where all variants require them:
 * models refuse combinators at the root. What it allows too much is refused by the union itself when the tool is called.
 */
export function flattened(schema: Schema): Schema & { type: 'object' } {
  const variants = schema.anyOf ?? schema.oneOf
  if (!Array.isArray(variants)) return { ...schema, type: 'object' }
  const objects = variants.map((variant: Schema) => flattened(variant))
  const names = [...new Set(objects.flatMap((object) => Object.keys(propertiesOf(object))))]
  const properties = names.map((name): [string, Schema] => [
    name,
    merged(objects.map((object) => propertiesOf(object)[name]).filter((schema) => schema !== undefined))
  ])
  const required = names.filter((name) => objects.every((object) => Array.isArray(object.required) && object.required.includes(name)))
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

const propertiesOf = (schema: Schema) => (schema.properties ?? {}) as Record<string, Schema>

/** One schema for what several variants say of a property: their texts as an enumeration, or as examples of any text; objects as one; else a choice. */
function merged(schemas: readonly Schema[]): Schema {
  const different = schemas.filter((schema, index) => schemas.findIndex((other) => isDeepStrictEqual(other, schema)) === index)
  const [only] = different
  if (different.length === 1 && only) return only
  const texts = [...new Set(different.flatMap(fixedTexts))]
  const others = different.filter((schema) => fixedTexts(schema).length === 0)
  const [open] = others
  if (open === undefined) return { type: 'string', enum: texts }
  if (texts.length > 0 && others.length === 1 && open.type === 'string') return { ...open, examples: texts }
  if (different.every((schema) => schema.type === 'object')) return flattened({ anyOf: different })
  return { anyOf: different }
}

/** The texts that a schema fixes; none for another schema. */
function fixedTexts(schema: Schema): string[] {
  const values: unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
  return values.filter((value) => typeof value === 'string')
}
