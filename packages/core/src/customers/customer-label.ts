import { cutCodePoints } from '../values/index.js'
import type { Customer } from './resolve-customer.js'

type Named = Pick<Customer, 'id' | 'external_id' | 'name' | 'domain'>

/** What to call a customer where a shape wants a name: its name, else its domain, the host's customerId, its id; cut to the bound. */
export function customerLabel({ id, external_id, name, domain }: Named, bound = 255): string {
  return cutCodePoints(name || domain || external_id || id, bound)
}

/** What stands for the domain of a customer that has none, where a shape has no place for null. */
const noDomain = 'unknown'

/** What to show where a shape wants a domain; never anything else of the customer's, which would be taken for its domain. */
export function domainLabel({ domain }: Pick<Customer, 'domain'>): string {
  return domain || noDomain
}
