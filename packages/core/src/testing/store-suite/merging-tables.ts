import { tables } from '../../registry/tables.js'

/*
 * Two of the product's tables with merges of the suite's own, so that every kind of merge is tested, on nullable columns too, whatever the product
 * declares just now. A table is data: the same name and columns may merge in another way in another call.
 */

/** Customers with every merge of a number, a time or a text. */
export const mergingCustomers: typeof tables.customers = {
  ...tables.customers,
  merge: { created_at: 'keep', name: 'keep', first_seen_at: 'min', last_activity_at: 'max', mrr_cents: 'sum', contact_count: 'sum' }
}

/** Customer identities whose traits keep per key the newest value. */
export const mergingIdentities: typeof tables.customerIdentities = {
  ...tables.customerIdentities,
  merge: { original_id: 'keep', traits: 'newest' }
}
