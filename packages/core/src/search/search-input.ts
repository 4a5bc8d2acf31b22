import { type Static, Type } from 'typebox'
import { dateInput, factTypes } from '../facts/index.js'
import { instant, orNull } from '../runtime/index.js'
import { sourceType } from '../sources/index.js'
import { strictObject } from '../validation/index.js'
import { foundOfCustomer, namedCustomer } from './search-shapes.js'

const factType = Type.Enum([...factTypes])

/** What can be asked of the search. */
export const searchInput = strictObject({
  query: Type.String({
    minLength: 2,
    maxLength: 2000,
    description:
      'A question or keywords. Quotation marks ask for exact words. "but not about …" excludes something. Times work, such as "since August".'
  }),
  customer: Type.Optional(
    orNull(
      Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the customer, your customerId, the domain, or the name." })
    )
  ),
  ...dateInput,
  factTypes: Type.Optional(
    Type.Array(factType, { description: 'Only facts of these types, and their sources. An empty list has no effect.' })
  ),
  sourceTypes: Type.Optional(
    Type.Array(sourceType, { description: 'Only sources of these types, and facts from such sources. An empty list has no effect.' })
  ),
  sender: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      description: 'Only texts of one person: an email or a name, or a part of it.'
    })
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20, description: 'Results on a page.' })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: 'The pagination.nextCursor of the previous page, with the same filters.' })
  )
})

/** A question, what narrows it, and which page of the answers is wanted. */
export type SearchInput = Static<typeof searchInput>

/** What the search answers. */
export const searchOutput = strictObject({
  // How the question was read.
  read: strictObject({
    factTypes: Type.Array(factType, { description: 'The types of facts that it asks for.' }),
    after: orNull(instant()),
    before: orNull(instant()),
    customers: Type.Array(namedCustomer, { description: 'The customers that it names.' }),
    phrases: Type.Array(Type.String(), { description: 'The exact words that it asks for.' }),
    excluded: orNull(Type.String({ description: 'What it excludes.' })),
    corrections: Type.Array(strictObject({ from: Type.String(), to: Type.String() }), {
      description: 'Words that look misspelt, by their stems.'
    })
  }),
  items: Type.Array(foundOfCustomer, { description: 'Facts and sources, best first.' }),
  customers: Type.Array(
    strictObject({
      customer: namedCustomer,
      score: Type.Number(),
      count: Type.Integer({ minimum: 1, description: 'How many of its facts and sources match.' }),
      best: Type.Array(foundOfCustomer, { maxItems: 3, description: 'The best matches.' })
    }),
    { description: 'The matching customers, best first, each with its best quotes. Only on the first page, at most 50.' }
  ),
  counts: strictObject({
    total: Type.Integer({ minimum: 0, description: 'How many facts and sources match on all pages, at most 500.' }),
    isCapped: Type.Boolean({ description: 'Whether more may match than are counted.' }),
    byCustomer: Type.Array(strictObject({ customer: namedCustomer, count: Type.Integer({ minimum: 1 }) })),
    byType: Type.Array(
      strictObject({ type: Type.String({ description: 'A type of source or fact.' }), count: Type.Integer({ minimum: 1 }) })
    ),
    byMonth: Type.Array(
      strictObject({
        month: Type.String({ description: "Such as 2026-05, in the workspace's time zone." }),
        count: Type.Integer({ minimum: 1 })
      })
    )
  }),
  pagination: strictObject({ hasMore: Type.Boolean(), nextCursor: orNull(Type.String()) })
})

/** What the search answers. */
export type SearchAnswer = Static<typeof searchOutput>
