import { type Static, Type } from 'typebox'
import { strictObject } from '../../validation/index.js'

/** How a field is compared. */
export const filterOperators = [
  'is',
  'is_not',
  'contains',
  'is_set',
  'is_not_set',
  'lt',
  'lte',
  'gt',
  'gte',
  'in_last_days',
  'not_in_last_days',
  'in_next_days',
  'before',
  'after'
] as const

export type FilterOperator = (typeof filterOperators)[number]

/** What lists are of. */
export const listSubjects = ['customers', 'people'] as const

export type ListSubject = (typeof listSubjects)[number]

const scalar = Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()])
const match = Type.Enum(['all', 'any'], { description: 'Whether all of the conditions must hold, or any of them.' })

const condition = strictObject({
  field: Type.String({ minLength: 1, maxLength: 300, description: 'A field of the list, such as health, owner or trait:industry.' }),
  op: Type.Enum([...filterOperators], { description: 'docs/segments.md lists the operators of each field.' }),
  value: Type.Optional(
    Type.Union([scalar, Type.Array(scalar, { minItems: 1, maxItems: 500 })], {
      description: 'The value to compare with; any one of a list. Leave it out with is_set and is_not_set.'
    })
  )
})

/** A comparison of one field. */
export type FilterCondition = Static<typeof condition>

const group = strictObject({ match, conditions: Type.Array(condition, { minItems: 1, maxItems: 20 }) })

/** Conditions on fields of a list, and groups of them. */
export const filterShape = Type.Object(
  { match, conditions: Type.Array(Type.Union([condition, group]), { maxItems: 20 }) },
  { additionalProperties: false, description: 'Conditions, and groups of conditions. Without conditions, everybody passes.' }
)

/** Conditions on fields of a list, and groups of them. Without conditions it passes everybody. */
export type ListFilter = Static<typeof filterShape>
