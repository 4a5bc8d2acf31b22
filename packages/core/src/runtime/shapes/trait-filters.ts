import { Type } from 'typebox'

/** Traits that must have exactly these values: a number matches a number, never its text. */
export const traitFilters = Type.Optional(
  Type.Record(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
    Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]),
    { additionalProperties: false, description: 'Exact values of traits. All of them must match.' }
  )
)
