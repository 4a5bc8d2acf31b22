import { invalidInput } from '../../validation/index.js'
import { isCalendarDay } from '../../values/index.js'
import type { ParameterValue, ParameterValues, QueryParameter } from './query-parameter.js'

/**
 * The text of a query with values in place of its parameters. Each value is a literal of its type, so that it can never be read as SQL; the guard looks at
 * the whole text afterwards, as at any other. Throws INVALID_TOOL_INPUT naming a value that is missing, unknown or of a wrong type, and UNPROCESSABLE for a
 * text that is no SQL.
 *
 * @example await bindParameters('select count(*) from users where created_at >= :since', [{ name: 'since', type: 'date' }], { since: '2026-03-01' })
 */
export async function bindParameters(
  text: string,
  parameters: readonly QueryParameter[],
  values: Readonly<ParameterValues>,
  path = 'parameters'
): Promise<string> {
  const unknown = Object.keys(values).find((name) => !parameters.some((each) => each.name === name))
  if (unknown !== undefined) throw invalidInput(`${path}.${unknown}`, `is not a parameter of the query; ${namesOf(parameters)}`)
  if (parameters.length === 0) return text
  const givenFor = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const literals = new Map(parameters.map((parameter) => [parameter.name, literalOf(parameter, givenFor(parameter.name), path)]))
  // The parser loads with the first query.
  const { parameterPlaces } = await import('./parameter-places.js')
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  let from = 0
  for (const { name, start, end } of await parameterPlaces(text, parameters)) {
    parts.push(bytes.subarray(from, start), Buffer.from(literals.get(name) ?? ''))
    from = end
  }
  return Buffer.concat([...parts, bytes.subarray(from)]).toString()
}

/** The value that a parameter has where nobody has given one: its default, else one that only stands for its type. */
export const sampleOf = ({ type, default: given }: QueryParameter): ParameterValue =>
  given ?? { text: '', number: 0, date: '2000-01-01' }[type]

/** Throws INVALID_TOOL_INPUT for a value that is not of the parameter's type. */
export function checkValue({ type }: QueryParameter, value: ParameterValue, path: string): void {
  if (type === 'number' ? typeof value !== 'number' || !Number.isFinite(value) : typeof value !== 'string') {
    throw invalidInput(path, { text: 'must be a text', number: 'must be a number', date: wantedDay }[type])
  }
  if (type !== 'date' || typeof value !== 'string' || (value.length === 10 && isCalendarDay(value))) return
  throw invalidInput(path, isCalendarDay(value) ? `${wantedDay}. For a time of day, use a text parameter with ::timestamptz` : wantedDay)
}

const wantedDay = 'must be a day such as 2026-03-31'

/** A stored parameter as it is checked now: before, a date's default could be a date-time, of which only the day was used. */
export function readParameter(stored: QueryParameter): QueryParameter {
  const { type, default: given } = stored
  return type === 'date' && typeof given === 'string' ? { ...stored, default: given.slice(0, 10) } : stored
}

function literalOf(parameter: QueryParameter, given: ParameterValue | undefined, path: string): string {
  const value = given ?? parameter.default
  const place = `${path}.${parameter.name}`
  if (value === undefined || value === null) throw invalidInput(place, 'is missing: the query needs a value for it')
  checkValue(parameter, value, place)
  // The parentheses keep the literal apart from what stands beside it.
  if (typeof value === 'number') return `(${value})`
  const quoted = `'${value.replaceAll("'", "''")}'`
  return parameter.type === 'date' ? `(${quoted}::date)` : `(${quoted})`
}

const namesOf = (parameters: readonly QueryParameter[]) =>
  parameters.length === 0 ? 'it has none' : `it has ${parameters.map(({ name }) => name).join(', ')}`
