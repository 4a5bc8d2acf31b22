/** A text of the address, if it is one: `{ [name]: text }`, else nothing. Numbers that the address reads as such are texts again. */
export function text<Name extends string>(raw: Record<string, unknown>, name: Name): Partial<Record<Name, string>> {
  const value = raw[name]
  if (typeof value === 'number' || typeof value === 'boolean') return { [name]: String(value) } as Partial<Record<Name, string>>
  return typeof value === 'string' && value !== '' ? ({ [name]: value.slice(0, 5000) } as Partial<Record<Name, string>>) : {}
}

/** The same for one of a few texts. */
export function choice<Name extends string, Value extends string>(
  raw: Record<string, unknown>,
  name: Name,
  values: readonly Value[]
): Partial<Record<Name, Value>> {
  const value = values.find((each) => each === raw[name])
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>)
}
