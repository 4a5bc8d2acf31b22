import { cutCodePoints } from '../text-key.js'
import type { Customer } from './resolve-customer.js'

type Named = Pick<Customer, 'id' | 'external_id' | 'name' | 'domain'>

/** What to call a customer where a shape wants a name: its name, else its domain, the host's customerId, its id; cut to the bound. */
export function customerLabel({ id, external_id, name, domain }: Named, bound = 255): string {
  return cutCodePoints(name || domain || external_id || id, bound)
}

/** What to show where a shape wants a domain: the domain, else the host's customerId, the id; cut to the bound. */
export function domainLabel({ id, external_id, domain }: Named, bound = 255): string {
  return cutCodePoints(domain || external_id || id, bound)
}
