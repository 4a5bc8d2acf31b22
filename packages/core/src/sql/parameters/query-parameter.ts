import { type Static, Type } from 'typebox'
import { strictObject } from '../../validation/index.js'

/** A query takes so many at most. */
export const maxParameters = 20
const maxTextLength = 1_000

/** What a text, a number, or a day as YYYY-MM-DD is given as. */
export const parameterValue = Type.Union([Type.String({ maxLength: maxTextLength }), Type.Number()])

/** The value of a parameter: a text, a number, or a day such as 2026-03-31. */
export type ParameterValue = Static<typeof parameterValue>

/** The values of parameters by their names. */
export const parameterValues = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }), parameterValue, {
  maxProperties: maxParameters,
  description: 'The values of parameters by their names. A parameter with a default can be left out.'
})

export type ParameterValues = Static<typeof parameterValues>

const parameterTypes = ['text', 'number', 'date'] as const

export const queryParameter = strictObject({
  name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$', description: 'Its name. The SQL writes :name for the value.' }),
  type: Type.Enum([...parameterTypes], {
    description: 'A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz.'
  }),
  default: Type.Optional(Type.Union([parameterValue, Type.Null()], { description: 'Its default value. None by default.' }))
})

/** A value that a query asks for: the SQL says `:since` for the parameter `since`. */
export type QueryParameter = Static<typeof queryParameter>
