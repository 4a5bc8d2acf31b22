import type { Parameter, Values } from '../../api/dashboards'

/** A parameter as it is typed. */
export interface TypedParameter {
  name: string
  type: Parameter['type']
  value: string
}

const quoted = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g
const marks = /(?<!:):([a-z][a-z0-9_]*)/g

/** The parameters that a text asks for, each as it was typed before. */
export function parametersIn(sql: string, before: readonly TypedParameter[]): TypedParameter[] {
  const names = new Set([...sql.replaceAll(quoted, ' ').matchAll(marks)].map(([, name = '']) => name))
  return [...names].map((name) => before.find((each) => each.name === name) ?? { name, type: 'text', value: '' })
}

export const parameterOf = ({ name, type, default: given }: Parameter): TypedParameter => ({ name, type, value: String(given ?? '') })

/** What is typed as a value of its type; a number that is none stays a text, which the server refuses in words. */
function typedValue({ type, value }: TypedParameter): string | number {
  const number = Number(value)
  return type === 'number' && value.trim() !== '' && !Number.isNaN(number) ? number : value
}

/** The parameters as they are saved: what is typed is their default. */
export const declaredOf = (parameters: readonly TypedParameter[]): Parameter[] =>
  parameters.map((each) => ({ name: each.name, type: each.type, ...(each.value !== '' && { default: typedValue(each) }) }))

export const valuesOf = (parameters: readonly TypedParameter[]): Values =>
  Object.fromEntries(parameters.filter(({ value }) => value !== '').map((each) => [each.name, typedValue(each)]))
