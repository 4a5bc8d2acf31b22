/** A stored text as one of the values it must be; throws when a writer broke that. */
export function parseEnum<const Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`${JSON.stringify(text)} is none of ${values.join(', ')}`)
  return found
}
