/** The views that tenants may query; `sql/views.ts` says what they hold. */
export type ViewName = 'activity' | 'customers' | 'users' | 'revenue'
