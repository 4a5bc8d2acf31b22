import { activity } from './activity.js'
import { customers } from './customers.js'
import { revenue } from './revenue.js'
import { users } from './users.js'

/** Every view that tenants may query, by name. */
export const views = { activity, customers, users, revenue }

export type ViewName = keyof typeof views
