import { type TSchema, Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { sourceTypes } from '../source-types.js'

const text = (maxLength: number, description?: string) => Type.String({ minLength: 1, maxLength, ...(description && { description }) })
const optional = (maxLength: number) => orNull(Type.String({ maxLength }))

const participant = strictObject({
  email: orNull(Type.String({ format: 'email' })),
  name: optional(500),
  role: Type.String({ maxLength: 100 }),
  affiliation: orNull(
    Type.Enum(['internal', 'external', 'unknown'], {
      description: 'internal: a member of the workspace; unknown: there is no email to decide by.'
    })
  ),
  resolvedUserId: orNull(Type.String({ maxLength: 500, description: 'The user of this email.' }))
})

/** A source as tools answer it; `sourceType` says which ones there may be. */
function shapeOf<T extends TSchema>(sourceType: T) {
  return strictObject({
    sourceType,
    sourceId: text(500),
    occurredAt: orNull(instant()),
    title: optional(1000),
    summary: optional(20_000),
    permalink: optional(2000),
    provider: optional(200),
    customer: orNull(strictObject({ id: text(500), name: text(500), domain: text(500, '`unknown` for a customer without a domain.') })),
    participants: Type.Array(participant),
    record: Type.Record(Type.String(), Type.Unknown())
  })
}

/** The kinds of sources that lists take. */
export const sourceType = Type.Enum([...sourceTypes])

/** The kinds of sources that can be read: the texts of extractions too. */
export const readableSourceType = Type.Enum([...sourceTypes, 'EXTRACTED'])

/** A source as lists answer it. */
export const source = shapeOf(sourceType)

/** A source as `svc_get_source` answers it. */
export const readableSource = shapeOf(readableSourceType)
