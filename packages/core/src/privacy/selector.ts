import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { isUuid } from '../values/index.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))

/** The fields of a selector; exactly one is given. */
export const selectorFields = {
  email: text('A person by an email, in any case.'),
  userId: text('A person by your userId.'),
  visitorId: text('A person by the id of a browser. An unidentified visitor is selected alone.'),
  customerId: text("A customer and all of its people, by Rapport's id, your customerId or a domain.")
}

const fields = Object.keys(selectorFields) as (keyof typeof selectorFields)[]

/** Whose data is meant: one of the fields. */
export type PrivacySelector = { [Field in keyof typeof selectorFields]?: Static<(typeof selectorFields)[Field]> }

/** A selector that names one thing. */
export interface Selected {
  by: keyof typeof selectorFields
  value: string
}

/**
 * Reads a selector.
 *
 * @throws RapportError INVALID_TOOL_INPUT unless exactly one field is given, or when `visitorId` is no UUID
 */
export function readSelector(selector: PrivacySelector): Selected {
  const given = fields.filter((field) => selector[field] !== undefined)
  const [by] = given
  const value = by && selector[by]
  if (by === undefined || value === undefined || given.length > 1) {
    throw new RapportError('INVALID_TOOL_INPUT', `Give exactly one of ${fields.join(', ')}; ${given.length} are given`)
  }
  if (by === 'visitorId' && !isUuid(value.toLowerCase())) {
    throw new RapportError(
      'INVALID_TOOL_INPUT',
      'input.visitorId must be a UUID, as the tracker makes it, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd'
    )
  }
  return { by, value }
}
