/** The tables of subscriptions, payments and daily revenue. */

export { payments } from './payments.js'
export { revenueSnapshots } from './revenue-snapshots.js'
export { type StoredDiscount, type StoredItem, type StoredTier, subscriptions } from './subscriptions.js'
