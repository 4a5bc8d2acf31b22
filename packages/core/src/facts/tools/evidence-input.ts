import { Type } from 'typebox'

const utcDate = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }))

/** The dates that lists of evidence take; spread them into a tool's input. */
export const dateInput = {
  after: utcDate('The first instant, in UTC and ending in Z.'),
  before: utcDate('The last instant, in UTC and ending in Z. It is included.')
}

/** The page of lists of evidence, 50 unless told otherwise and at most 100; spread it into a tool's input. */
export const evidencePageInput = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Page size.' })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: 'The pagination.nextCursor of the previous page, with the same filters.' })
  )
}
