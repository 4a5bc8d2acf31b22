/** Finding what customers said and what is known of them. */

export { searchEmbedding } from './jobs/search-embedding.js'
export { searchOperations } from './operations.js'
export { searchCustomerContext } from './tools/search-customer-context.js'
export { embedWrittenTexts } from './vectors/pending-embedding.js'
