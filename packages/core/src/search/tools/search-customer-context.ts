import { Type } from 'typebox'
import { dateInput } from '../../facts/index.js'
import { defineTool, orNull } from '../../runtime/index.js'
import { sourceType } from '../../sources/index.js'
import { strictObject } from '../../validation/index.js'
import { searchContext } from '../search-context.js'
import { foundArtifact, namedCustomer } from '../search-shapes.js'
import { SearchEmbedder } from '../vectors/search-embedder.js'

export const searchCustomerContext = defineTool({
  name: 'svc_search_customer_context',
  title: 'Search what customers said',
  description:
    'Searches everything that was written or said, and the facts read from it, by meaning of keywords: of one account, or of all accounts without customer. Use it for questions in plain words ("who compares us with a competitor"). Returns ranked exact quotes with their sources. Next: svc_get_source for the whole text, svc_get_customer for the account.',
  effect: 'read',
  narrow: 'Ask for fewer results with topK, or narrow by customer, sourceTypes or dates.',
  remedy: 'Find the account with svc_list_customers (search), and name it by its id.',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Finds the facts and sources that answer a question, best first, with the exact words that answer it.',
  input: strictObject({
    query: Type.String({ minLength: 2, maxLength: 2000, description: 'A question or keywords.' }),
    customer: Type.Optional(
      orNull(
        Type.String({
          minLength: 1,
          maxLength: 500,
          description: "Rapport's id of the customer, your customerId, the domain, or the name; all customers without it."
        })
      )
    ),
    topK: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20, description: 'The most results.' })),
    ...dateInput,
    sourceTypes: Type.Optional(
      Type.Array(sourceType, { description: 'Only sources of these types, and facts from such sources. An empty list has no effect.' })
    )
  }),
  output: strictObject({
    customer: orNull(namedCustomer),
    results: Type.Array(foundArtifact)
  }),
  example: { query: 'What did they say about the renewal price?', customer: 'acme.example', topK: 5 },

  handle(input, { store, now, embedder, logger, ids, clock }) {
    return searchContext(store, now, input, embedder && new SearchEmbedder(embedder, { logger, ids, clock }))
  }
})
