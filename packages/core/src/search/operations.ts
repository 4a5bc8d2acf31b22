import { defineOperation } from '../runtime/index.js'
import { searchInput, searchOutput } from './search-input.js'
import { searchWorkspace } from './search-workspace.js'
import { SearchEmbedder } from './vectors/search-embedder.js'

const search = defineOperation({
  operationId: 'search',
  method: { name: 'search' },
  http: 'POST /api/search',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  effect: 'read',
  summary: 'Searches everything that customers wrote and said, and the facts from it: in pages, by customer, with counts.',
  input: searchInput,
  output: searchOutput,
  answer: 'The results, and how the question was understood.',
  shapes: { input: 'SearchInput', output: 'SearchAnswer' },
  example: { query: 'who is unhappy with support since August', limit: 10 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle(input, { store, now, services: { settings } }) {
    const { embedder, logger, ids, clock } = settings
    return searchWorkspace(store, now, input, embedder && new SearchEmbedder(embedder, { logger, ids, clock }))
  }
})

/** What can be asked of the search, besides its tool. */
export const searchOperations = [search]
