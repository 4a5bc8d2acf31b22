import type { Customer } from './resolve-customer.js'

/**
 * The plan of a customer, wherever it is shown: the newest subscription's, else the text of the trait `plan`. The view of customers says the same in SQL
 * (customers/views/customers.ts).
 */
export function customerPlan({ plan, traits }: Pick<Customer, 'plan' | 'traits'>): string | null {
  const trait = Object.hasOwn(traits, 'plan') ? traits.plan : null
  return plan || (typeof trait === 'string' && trait) || null
}
