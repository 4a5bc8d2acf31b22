/** The fields of a JSON object that somebody else wrote: nothing is known of them until it was looked at. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * A JSON object's fields; undefined for anything else.
 *
 * @example fieldsOf({ id: '1' })?.id // '1'
 */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/**
 * The fields below these, by their names; undefined where one of them is none.
 *
 * @example fieldsAt({ owner: { address: { city: 'Porto' } } }, 'owner', 'address')?.city // 'Porto'
 */
export function fieldsAt(fields: Fields | undefined, ...path: string[]): Fields | undefined {
  return path.reduce<Fields | undefined>((at, name) => fieldsOf(at?.[name]), fields)
}

/**
 * The fields of each object of a list; empty where there is no list.
 *
 * @example listOf([{ id: '1' }, null, 'text']) // [{ id: '1' }]
 */
export function listOf(value: unknown): Fields[] {
  return itemsOf(value).flatMap((item) => {
    const fields = fieldsOf(item)
    return fields ? [fields] : []
  })
}

/**
 * A list's values as they are; empty where there is none.
 *
 * @example itemsOf(undefined) // []
 */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * A text that is not blank.
 *
 * @example textOf('  ') // undefined
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * A number that is one.
 *
 * @example numberOf('5') // undefined
 */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/**
 * An id, which some providers write as a text and others as a number.
 *
 * @example idOf(35436) // '35436'
 */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value)
}

/**
 * A text that has to be there. Throws naming the field: the record cannot be read.
 *
 * @example requiredText({ name: 'Acme' }, 'name') // 'Acme'
 */
export function requiredText(fields: Fields | undefined, name: string): string {
  const text = textOf(fields?.[name])
  if (text === undefined) throw new Error(`${name} is missing or no text`)
  return text
}

/**
 * A number that has to be there. Throws naming the field: the record cannot be read.
 *
 * @example requiredNumber({ seats: 5 }, 'seats') // 5
 */
export function requiredNumber(fields: Fields | undefined, name: string): number {
  const number = numberOf(fields?.[name])
  if (number === undefined) throw new Error(`${name} is missing or no number`)
  return number
}

/**
 * An id that has to be there, as text. Throws naming the field: the record cannot be read.
 *
 * @example requiredId({ id: 35436 }, 'id') // '35436'
 */
export function requiredId(fields: Fields | undefined, name: string): string {
  const id = idOf(fields?.[name])
  if (id === undefined) throw new Error(`${name} is missing or no id`)
  return id
}
