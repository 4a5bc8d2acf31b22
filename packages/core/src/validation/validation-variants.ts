import { type TObject, type TSchema, Type } from 'typebox'

/** The variant that a value chooses, or the property by which it chooses none. */
export type Chosen = { variant: TObject } | { name: string; allowed: string[] }

/**
 * Which variant of a union of objects a value means: variants are told apart by properties with fixed values, such as `provider`. Undefined for other
 * schemas, and where the value lacks such a property.
 */
export function chosenVariant(schema: TSchema, value: unknown): Chosen | undefined {
  if (!Type.IsUnion(schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  let left: TObject[] = []
  for (const each of schema.anyOf) {
    if (!Type.IsObject(each)) return undefined
    left.push(each)
  }
  for (;;) {
    const [first, ...others] = left
    if (!first) return undefined
    if (others.length === 0) return { variant: first }
    const name = Object.keys(first.properties).find((property) => tellsApart(left, property))
    if (name === undefined || !Object.hasOwn(value, name)) return undefined
    const given: unknown = Reflect.get(value, name)
    const allowed = [...new Set(left.map((variant) => String(fixedValue(variant, name))))]
    const meant = left.filter((variant) => fixedValue(variant, name) === given)
    left = meant.length > 0 ? meant : left.filter((variant) => fixedValue(variant, name) === undefined)
    if (left.length === 0) return { name, allowed }
  }
}

/** Whether variants differ in a property's fixed value. One of them may take all values that no other one has. */
function tellsApart(variants: readonly TObject[], property: string): boolean {
  const values = variants.map((variant) => fixedValue(variant, property))
  return new Set(values).size > 1 && values.filter((value) => value === undefined).length <= 1
}

function fixedValue({ properties }: TObject, name: string): unknown {
  const property = properties[name]
  return property !== undefined && 'const' in property ? property.const : undefined
}
