import { choice, text } from '../url'

/** What the address of each page may say beside its path; the pages themselves are loaded when they are opened. */

export const billings = ['PAYING', 'TRIALING', 'PAST_DUE', 'CHURNED', 'NONE'] as const
const windows = ['7d', '14d', '30d', '90d'] as const
export const stages = ['DISCOVERED', 'SIGNED_UP', 'ACTIVATED', 'ENGAGED', 'INACTIVE'] as const
export const channels = ['PRODUCT', 'COMMUNICATION', 'MEETING', 'SUPPORT', 'CRM', 'BILLING', 'IDENTITY', 'DOCUMENT', 'SYSTEM'] as const
export const factStatuses = ['ACTIVE', 'CANDIDATE', 'ACKNOWLEDGED', 'SNOOZED', 'RESOLVED'] as const
export const sourceTypes = ['EMAIL', 'CALL', 'SLACK', 'SUPPORT_TICKET', 'CRM_OPPORTUNITY'] as const
export const attentionKinds = ['signal', 'facts', 'billing', 'tickets', 'activity', 'host'] as const
export const signalTabs = ['signals', 'automations', 'agents', 'channels'] as const
const customerTabs = ['overview', 'timeline', 'facts', 'people', 'revenue', 'features', 'notes', 'tasks'] as const

export const renewalPeriods = ['quarter', 'next', 'overdue'] as const

const directions = ['asc', 'desc'] as const

const sorts = ['last_activity', 'first_seen', 'name', 'email', 'mrr', 'health', 'health_change', 'renewal', 'contacts'] as const

// An address that somebody has written has the filter as it is; the router's own has it as a text.
const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** How a list is arranged: a view, and what of it is otherwise. */
const listSearch = (raw: Record<string, unknown>) => ({
  ...text(raw, 'q'),
  ...text(raw, 'view'),
  ...text({ filter: isObject(raw.filter) ? JSON.stringify(raw.filter) : raw.filter }, 'filter'),
  ...text(raw, 'columns'),
  ...choice(raw, 'sort', sorts),
  ...choice(raw, 'order', directions)
})

export const customersSearch = (raw: Record<string, unknown>) => ({
  ...listSearch(raw),
  ...text(raw, 'owner'),
  ...choice(raw, 'billing', billings),
  ...choice(raw, 'active', windows),
  ...choice(raw, 'silent', windows)
})

export const renewalsSearch = (raw: Record<string, unknown>) => choice(raw, 'period', renewalPeriods)

const figures = ['opening', 'new', 'reactivation', 'expansion', 'contraction', 'churn', 'closing', 'not_counted'] as const

/** Which figure's customers are open. The empty plan is that of customers without one. */
export const revenueSearch = (raw: Record<string, unknown>) => ({
  ...text(raw, 'month'),
  ...choice(raw, 'movement', figures),
  ...(typeof raw.plan === 'string' && { plan: raw.plan }),
  ...text(raw, 'currency')
})

/** Links of before narrow by names of their own: they are conditions of the filter by now. */
export function withOldAddress({ owner, billing, active, silent, ...address }: ReturnType<typeof customersSearch>) {
  const days = (window: string) => Number.parseInt(window, 10)
  const conditions = [
    ...(billing ? [{ field: 'billing', op: 'is', value: billing }] : []),
    ...(owner ? [{ field: 'owner', op: 'is', value: owner }] : []),
    ...(active ? [{ field: 'last_activity', op: 'in_last_days', value: days(active) }] : []),
    ...(silent ? [{ field: 'last_activity', op: 'not_in_last_days', value: days(silent) }] : [])
  ]
  return conditions.length === 0 || address.filter ? address : { ...address, filter: JSON.stringify({ match: 'all', conditions }) }
}

export const peopleSearch = (raw: Record<string, unknown>) => ({ ...listSearch(raw), ...choice(raw, 'stage', stages) })

export const customerSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'tab', customerTabs),
  ...choice(raw, 'channel', channels),
  ...choice(raw, 'facts', factStatuses),
  ...text(raw, 'type'),
  ...text(raw, 'person')
})

export const personTabs = ['timeline', 'said', 'records'] as const

export const personSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'tab', personTabs),
  ...choice(raw, 'channel', channels),
  ...text(raw, 'customer')
})

export const searchSearch = (raw: Record<string, unknown>) => ({ ...text(raw, 'q'), ...choice(raw, 'in', sourceTypes) })

export const attentionSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'status', ['open', 'snoozed', 'resolved'] as const),
  ...choice(raw, 'kind', attentionKinds),
  ...text(raw, 'of'),
  ...text(raw, 'item')
})

export const tasksSearch = (raw: Record<string, unknown>) => ({ ...choice(raw, 'show', ['open', 'done'] as const), ...text(raw, 'of') })

export const signalsSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'tab', signalTabs),
  ...text(raw, 'signal'),
  ...text(raw, 'automation'),
  ...text(raw, 'agent'),
  ...text(raw, 'to')
})

export const developerTabs = ['events', 'issues', 'declared', 'work', 'undelivered', 'keys'] as const

export const developerSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'tab', developerTabs),
  ...text(raw, 'name'),
  ...text(raw, 'person'),
  ...text(raw, 'type'),
  ...text(raw, 'event')
})
