import type { ProviderOptions } from '@rapport/core/connector'
import { type Fields, textOf } from './json-fields.js'

/** Where hosts keep their own id of a customer, if they have not said it. */
const usualProperties = ['customerId', 'customer_id', 'rapport_customer_id']

/**
 * The host's own id of a customer, from the fields that a provider lets hosts keep with an account, such as its
 * metadata: the field of the option `customerIdProperty`, else `customerId`, `customer_id` or `rapport_customer_id`.
 *
 * @example customerIdIn({ customerId: 'acme' }, {}) // 'acme'
 */
export function customerIdIn(kept: Fields | undefined, { customerIdProperty }: ProviderOptions): string | undefined {
  const properties = customerIdProperty === undefined ? usualProperties : [customerIdProperty]
  return properties.map((property) => textOf(kept?.[property])).find((value) => value !== undefined)
}
