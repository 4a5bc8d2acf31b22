import { RapportError } from '../errors.js'
import { bindParameters, checkValue, guardText, type QueryParameter, sampleOf } from '../sql/index.js'
import { invalidInput } from '../validation/index.js'
import type { NewQuery } from './saved-query.js'

/** Throws INVALID_TOOL_INPUT for a name or a parameter that is wrong, and UNPROCESSABLE for SQL that the guard refuses. */
export async function checkQuery({ name, sql, parameters = [] }: Pick<NewQuery, 'name' | 'sql' | 'parameters'>): Promise<void> {
  if (name.trim() === '') throw invalidInput('name', 'must have at least one character besides spaces')
  parameters.forEach((parameter, index) => {
    const path = `parameters[${index}]`
    if (parameters.findIndex((other) => other.name === parameter.name) !== index) {
      throw invalidInput(`${path}.name`, `must not be ${parameter.name} again: another parameter has this name`)
    }
    if (parameter.default !== undefined && parameter.default !== null) checkValue(parameter, parameter.default, `${path}.default`)
  })
  await guardQuery(sql, parameters)
}

/** Why SQL cannot run any more, in words; null where it can. */
export async function problemOf(sql: string, parameters: readonly QueryParameter[]): Promise<string | null> {
  try {
    await guardQuery(sql, parameters)
    return null
  } catch (error) {
    if (error instanceof RapportError) return error.message
    throw error
  }
}

async function guardQuery(sql: string, parameters: readonly QueryParameter[]): Promise<void> {
  const samples = Object.fromEntries(parameters.map((parameter) => [parameter.name, sampleOf(parameter)]))
  await guardText(await bindParameters(sql, parameters, samples))
}
