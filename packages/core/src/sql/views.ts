import { customersView } from '../customers/index.js'
import { activityView, usersView } from '../identity/index.js'
import { revenueView } from '../revenue/index.js'
import type { View, ViewName } from '../storage/index.js'

/** Every view that tenants may query, by name. */
export const views = {
  activity: activityView,
  customers: customersView,
  users: usersView,
  revenue: revenueView
} satisfies Record<ViewName, View>
