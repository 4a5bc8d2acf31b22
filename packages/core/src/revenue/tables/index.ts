/** The tables of subscriptions, payments and daily revenue. */

export { payments } from './payments.js'
export { revenueCorrections } from './revenue-corrections.js'
export { revenueSnapshots } from './revenue-snapshots.js'
export { type StoredDiscount, type StoredItem, type StoredStretch, type StoredTier, subscriptions } from './subscriptions.js'
