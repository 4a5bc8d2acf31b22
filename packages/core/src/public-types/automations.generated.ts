// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Delivery } from './destinations.generated.js'
import type { Pagination } from './paging.generated.js'

/** What an automation is made of. */
export interface NewAutomation {
  /** The name that people see. 1 to 120 characters. */
  name: string
  /** What the automation is for, in your own words. At most 2000 characters. */
  description?: string | null
  /** False by default. */
  enabled?: boolean
  /** What starts a run. SIGNAL_OCCURRENCE: a signal occurs. SCHEDULE: the schedule. */
  triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
  /** The signals that the automation reports, by their ids. At most 50 elements. Each uuid. */
  signalIds?: string[]
  /** How many of the signals must occur within 24 hours; ANY by default. */
  matchMode?: 'ANY' | 'ALL' | 'AT_LEAST'
  /** How many signals must occur, if matchMode is AT_LEAST. 1 to 50. */
  matchCount?: number | null
  /** When the automation runs, if triggerType is SCHEDULE. */
  schedule?: {
    cadence: 'hourly' | 'daily' | 'weekly'
    /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
    localTime?: string
    /** An IANA zone; the workspace's by default. 1 to 100 characters. */
    timezone?: string
    /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
    weekday?: number
  } | null
  /** Only customers that pass this filter are reported. */
  audienceFilter?: {
    /** 1 to 5 elements. */
    billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
    /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
    customerIds?: string[]
    revenue?: {
      metric: 'ARR' | 'MRR'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** In minor units (cents). 0 to 9007199254740991. */
      value: number
      /** Matches `^[A-Za-z]{3}$`. */
      currency: string
    }
    /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
    ownerUserIds?: string[]
    /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
    segments?: string[]
  } | null
  /** The shortest time between two messages about the same customer; 0 by default. 0 to 8760. */
  cooldownHours?: number
  /** 100 by default. 1 to 500. */
  maxCustomersPerRun?: number
  /** An agent that writes the message about the customers. In a scheduled automation without signalIds, it also chooses the customers. Uuid. */
  agentId?: string | null
  /** A task that each run makes for each customer that it reports. */
  task?: {
    /** {customer} and {reason} are replaced: "Call {customer}". 1 to 200 characters. Matches `\S`. */
    title: string
    /** At most 2000 characters. */
    details?: string | null
    /** Days after the run; without it, the task has no due day. 0 to 365. */
    dueInDays?: number | null
    /** A member's id; `owner`, the default, for the owner of the customer; null for nobody. 1 to 255 characters. */
    assigneeId?: string | null
    /** True: only tasks are made, and nothing is sent. False by default. */
    withoutMessage?: boolean
  } | null
  /** Where messages go. If empty, they go to the default destination, unless endpointIds are given. At most 25 elements. Each uuid. */
  destinationIds?: string[]
  /** Endpoints that get automation.ran for each run. At most 25 elements. Each uuid. */
  endpointIds?: string[]
}

/** What of an automation is changed: what is left out stays. */
export interface AutomationChange {
  /** The name that people see. 1 to 120 characters. */
  name?: string
  /** What the automation is for, in your own words. At most 2000 characters. */
  description?: string | null
  /** False by default. */
  enabled?: boolean
  /** What starts a run. SIGNAL_OCCURRENCE: a signal occurs. SCHEDULE: the schedule. */
  triggerType?: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
  /** The signals that the automation reports, by their ids. At most 50 elements. Each uuid. */
  signalIds?: string[]
  /** How many of the signals must occur within 24 hours; ANY by default. */
  matchMode?: 'ANY' | 'ALL' | 'AT_LEAST'
  /** How many signals must occur, if matchMode is AT_LEAST. 1 to 50. */
  matchCount?: number | null
  /** When the automation runs, if triggerType is SCHEDULE. */
  schedule?: {
    cadence: 'hourly' | 'daily' | 'weekly'
    /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
    localTime?: string
    /** An IANA zone; the workspace's by default. 1 to 100 characters. */
    timezone?: string
    /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
    weekday?: number
  } | null
  /** Only customers that pass this filter are reported. */
  audienceFilter?: {
    /** 1 to 5 elements. */
    billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
    /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
    customerIds?: string[]
    revenue?: {
      metric: 'ARR' | 'MRR'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** In minor units (cents). 0 to 9007199254740991. */
      value: number
      /** Matches `^[A-Za-z]{3}$`. */
      currency: string
    }
    /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
    ownerUserIds?: string[]
    /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
    segments?: string[]
  } | null
  /** The shortest time between two messages about the same customer; 0 by default. 0 to 8760. */
  cooldownHours?: number
  /** 100 by default. 1 to 500. */
  maxCustomersPerRun?: number
  /** An agent that writes the message about the customers. In a scheduled automation without signalIds, it also chooses the customers. Uuid. */
  agentId?: string | null
  /** A task that each run makes for each customer that it reports. */
  task?: {
    /** {customer} and {reason} are replaced: "Call {customer}". 1 to 200 characters. Matches `\S`. */
    title: string
    /** At most 2000 characters. */
    details?: string | null
    /** Days after the run; without it, the task has no due day. 0 to 365. */
    dueInDays?: number | null
    /** A member's id; `owner`, the default, for the owner of the customer; null for nobody. 1 to 255 characters. */
    assigneeId?: string | null
    /** True: only tasks are made, and nothing is sent. False by default. */
    withoutMessage?: boolean
  } | null
  /** Where messages go. If empty, they go to the default destination, unless endpointIds are given. At most 25 elements. Each uuid. */
  destinationIds?: string[]
  /** Endpoints that get automation.ran for each run. At most 25 elements. Each uuid. */
  endpointIds?: string[]
}

/** An automation as callers see it. */
export interface Automation {
  /** Uuid. */
  id: string
  name: string
  description: string | null
  enabled: boolean
  triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
  /** Each uuid. */
  signalIds: string[]
  matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
  /** Whole number. */
  matchCount: number | null
  schedule: {
    cadence: 'hourly' | 'daily' | 'weekly'
    localTime: string
    timezone: string
    /** Whole number. */
    weekday: number | null
  } | null
  audienceFilter: {
    billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
    /** Each uuid. */
    customerIds: string[]
    revenue: {
      metric: 'ARR' | 'MRR'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      value: number
      currency: string
    } | null
    ownerUserIds: string[]
    /** Each uuid. */
    segments?: string[]
  } | null
  /** Whole number. */
  cooldownHours: number
  /** Whole number. */
  maxCustomersPerRun: number
  /** Uuid. */
  agentId: string | null
  task: {
    title: string
    details: string | null
    /** Whole number. */
    dueInDays: number | null
    assigneeId: string | null
    withoutMessage: boolean
  } | null
  /** Each uuid. */
  destinationIds: string[]
  /** Each uuid. */
  endpointIds: string[]
  /** Date-time. */
  nextRunAt: string | null
  /** Date-time. */
  enabledAt: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
  /** Date-time. */
  archivedAt: string | null
}

/** Something that may be meant so, but keeps an automation from telling anybody of anything now. */
export interface AutomationWarning {
  path: string
  message: string
}

/** An automation as it was saved, and what keeps it from telling anybody now. */
export interface SavedAutomation {
  automation: Automation
  warnings: AutomationWarning[]
}

/** What a list of automations can be asked for. */
export interface AutomationQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** True: lists the archived automations instead of the others. */
  archived?: boolean
}

/** A page of automations, the newest first. */
export interface AutomationPage {
  items: Automation[]
  pagination: Pagination
}

/** Whom an automation would tell of, and whom it would leave out, with the reason. */
export interface DryRun {
  /** Date-time. */
  periodStart: string
  /** Date-time. */
  periodEnd: string
  /** Date-time. */
  nextRunAt: string | null
  customers: {
    /** Uuid. */
    customerId: string
    customerName: string
    title: string
    reason: string
    /** Each uuid. */
    signalIds: string[]
    /** Each uuid. */
    occurrenceIds: string[]
    /** Whole number. */
    mrrCents: number | null
    currency: string | null
    ownerName: string | null
    link: string | null
  }[]
  leftOut: {
    /** Uuid. */
    customerId: string
    customerName: string
    cause: 'audience' | 'cooldown' | 'cap'
    why: string
  }[]
  warnings: AutomationWarning[]
}

/** A run of an automation as lists show it. */
export interface AutomationRun {
  /** Uuid. */
  id: string
  /** Uuid. */
  automationId: string
  triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
  status: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED'
  reason: string | null
  /** Date-time. */
  periodStart: string
  /** Date-time. */
  periodEnd: string
  /** How many missed times of the schedule this run makes up for. Whole number. */
  missed: number
  /** Whole number. */
  customerCount: number
  excluded: {
    /** Whole number. */
    audience: number
    /** Whole number. */
    cooldown: number
    /** Whole number. */
    cap: number
  }
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  startedAt: string | null
  /** Date-time. */
  endedAt: string | null
}

/** A run with whom it told of, and its messages. */
export interface WholeAutomationRun {
  /** Uuid. */
  id: string
  /** Uuid. */
  automationId: string
  triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
  status: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED'
  reason: string | null
  /** Date-time. */
  periodStart: string
  /** Date-time. */
  periodEnd: string
  /** How many missed times of the schedule this run makes up for. Whole number. */
  missed: number
  /** Whole number. */
  customerCount: number
  excluded: {
    /** Whole number. */
    audience: number
    /** Whole number. */
    cooldown: number
    /** Whole number. */
    cap: number
  }
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  startedAt: string | null
  /** Date-time. */
  endedAt: string | null
  items: {
    /** Uuid. */
    customerId: string
    customerName: string
    title: string
    reason: string
    /** Each uuid. */
    signalIds: string[]
    /** Each uuid. */
    occurrenceIds: string[]
    /** Whole number. */
    mrrCents: number | null
    currency: string | null
    ownerName: string | null
    link: string | null
  }[]
  deliveries: Delivery[]
}

/** What a list of an automation's runs can be asked for. */
export interface AutomationRunQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** Only runs of this status. */
  status?: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED'
}

/** A page of runs, the newest first. */
export interface AutomationRunPage {
  items: AutomationRun[]
  pagination: Pagination
}
