import type { Found } from './search-context.js'
import type { SearchAnswer } from './search-input.js'

/** A fact or a source with the customer that it is of. */
export interface FoundOfCustomer {
  found: Found & { customer: SearchAnswer['items'][number]['customer'] }
  customerId: string | null
}
