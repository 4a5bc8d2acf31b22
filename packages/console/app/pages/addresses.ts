import { choice, text } from '../url'

/** What the address of each page may say beside its path; the pages themselves are loaded when they are opened. */

const orders = {
  customers: ['last_activity_at', 'first_seen_at', 'name', 'mrr_cents'],
  people: ['last_activity_at', 'first_seen_at', 'email']
} as const
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

export const customersSearch = (raw: Record<string, unknown>) => ({
  ...text(raw, 'q'),
  ...text(raw, 'owner'),
  ...choice(raw, 'billing', billings),
  ...choice(raw, 'active', windows),
  ...choice(raw, 'silent', windows),
  ...choice(raw, 'sort', orders.customers),
  ...choice(raw, 'order', directions)
})

export const renewalsSearch = (raw: Record<string, unknown>) => choice(raw, 'period', renewalPeriods)

export const peopleSearch = (raw: Record<string, unknown>) => ({
  ...text(raw, 'q'),
  ...choice(raw, 'stage', stages),
  ...choice(raw, 'sort', orders.people),
  ...choice(raw, 'order', directions)
})

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

export const developerTabs = ['events', 'issues', 'work', 'undelivered', 'keys'] as const

export const developerSearch = (raw: Record<string, unknown>) => ({
  ...choice(raw, 'tab', developerTabs),
  ...text(raw, 'name'),
  ...text(raw, 'person'),
  ...text(raw, 'type'),
  ...text(raw, 'event')
})
