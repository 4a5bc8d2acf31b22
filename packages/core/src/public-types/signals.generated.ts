// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Pagination } from './paging.generated.js'

/** What is watched over time: the kind of a detection, with its settings. */
export type EventPattern =
  | {
      detection: 'event_count_threshold'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** 1 to 9 elements. */
      channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The window: this many 24-hour periods, up to now. 1 to 90. */
      windowDays: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'event_absence'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
      days: number
      /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
      workingDays?: number
      /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
      minimumActiveDays?: number
      /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
      beyondChance?: boolean
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'customer_activity_threshold'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The window: this many 24-hour periods, up to now. 1 to 90. */
      windowDays: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'customer_activity_drop'
      /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
      dropPercent: number
      /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
      windowDays: number
      /** The days before them, which show the usual level. 7 to 60. */
      baselineDays: number
      /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
      minimumBaseline?: number
      /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
      fadeDays?: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'related_user_inactivity'
      /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
      days: number
      /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
      workingDays?: number
      /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
      minimumActiveDays: number
      /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
      role?: string
      /** Only the most active person of the customer. */
      mostActiveOnly?: boolean
      /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
      beyondChance?: boolean
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }

/** Sees each event of these names, as it is stored. */
export interface EventMatch {
  /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
  eventNames: string[]
  /** 1 to 9 elements. */
  eventChannels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
  /** All of them must hold. At most 5 elements. */
  propertyConditions?: {
    /** A property of the event, by its name. 1 to 255 characters. */
    property: string
    /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
    operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
    /** The value to compare with; not with exists. At most 500 characters. */
    value?: string | number | boolean
  }[]
  /** Only customers that match all of these. Without it, the signal is about all customers. */
  accounts?: {
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
    /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
    plans?: string[]
    /** Traits of the customer with their values. All of them must be equal. */
    traits?: Record<string, string | number | boolean>
  }
}

/** What is watched for, as the kind of the signal says. */
export type SignalDefinition =
  | EventMatch
  | {
      detection: 'event_count_threshold'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** 1 to 9 elements. */
      channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The window: this many 24-hour periods, up to now. 1 to 90. */
      windowDays: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'event_absence'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
      days: number
      /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
      workingDays?: number
      /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
      minimumActiveDays?: number
      /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
      beyondChance?: boolean
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'customer_activity_threshold'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The window: this many 24-hour periods, up to now. 1 to 90. */
      windowDays: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'customer_activity_drop'
      /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
      dropPercent: number
      /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
      windowDays: number
      /** The days before them, which show the usual level. 7 to 60. */
      baselineDays: number
      /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
      minimumBaseline?: number
      /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
      fadeDays?: number
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }
  | {
      detection: 'related_user_inactivity'
      /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
      days: number
      /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
      workingDays?: number
      /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
      minimumActiveDays: number
      /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
      role?: string
      /** Only the most active person of the customer. */
      mostActiveOnly?: boolean
      /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
      beyondChance?: boolean
      /** Only customers that match all of these. Without it, the signal is about all customers. */
      accounts?: {
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
        /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
        plans?: string[]
        /** Traits of the customer with their values. All of them must be equal. */
        traits?: Record<string, string | number | boolean>
      }
    }

/** What a signal is made of. */
export interface NewSignal {
  /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
  kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
  /** The name that people see. 1 to 120 characters. */
  name: string
  /** What the signal watches for, in your own words. At most 2000 characters. */
  description?: string | null
  /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
  definition: SignalDefinition
  /** True by default. */
  enabled?: boolean
}

/** What of a signal is changed: omitted fields keep their values. `definition` is of the signal's own kind, and is replaced as a whole. */
export interface SignalChange {
  /** The name that people see. 1 to 120 characters. */
  name?: string
  /** What the signal watches for, in your own words. At most 2000 characters. */
  description?: string | null
  /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
  definition?: SignalDefinition
  /** Whether the signal watches. */
  enabled?: boolean
}

/** What is tried before it is saved. */
export interface SignalPreviewInput {
  /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
  kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
  /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
  definition: SignalDefinition
}

/** A signal as callers see it. */
export interface Signal {
  /** Uuid. */
  id: string
  kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
  builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
  name: string
  description: string | null
  /** The settings of its kind, or of the BUILT_IN signal. */
  definition: Record<string, unknown>
  enabled: boolean
  /** Date-time. */
  enabledAt: string | null
  /** Date-time. */
  createdAt: string | null
  /** Date-time. */
  updatedAt: string | null
  /** Date-time. */
  archivedAt: string | null
}

/** Something that may be meant so, but keeps a signal from being seen now. */
export interface SignalWarning {
  path: string
  message: string
}

/** A signal as it was saved, and what keeps it from being seen now. */
export interface SavedSignal {
  signal: Signal
  warnings: SignalWarning[]
}

/** What of a built-in signal is changed: settings that are left out stay. */
export interface BuiltInChange {
  /** Whether the signal watches. */
  enabled?: boolean
  /** The settings to change, each a whole number. GET /api/signals/options lists the names. */
  settings?: Record<string, number>
}

/** What a list of signals can be asked for. */
export interface SignalQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** Only signals of this kind. */
  kind?: 'EVENT_MATCH' | 'EVENT_PATTERN'
  /** True: lists the archived signals instead of the others. */
  archived?: boolean
}

/** A page of signals, the newest first. */
export interface SignalPage {
  items: Signal[]
  pagination: Pagination
}

/** That a signal was seen at a customer, in the words and numbers of the newest look: while it holds, those of now. */
export interface Occurrence {
  /** Uuid. */
  id: string
  /** Uuid. */
  signalId: string
  customer: {
    /** Uuid. */
    id: string
    customerId: string | null
    name: string
    domain: string | null
  }
  severity: 'LOW' | 'MEDIUM' | 'HIGH'
  title: string
  reason: string
  /** Date-time. */
  occurredAt: string
  /** Date-time. */
  detectedAt: string
  /** Date-time. */
  endedAt: string | null
  evidence: {
    kind: 'event' | 'metric' | 'user' | 'fact' | 'source' | 'subscription' | 'customer'
    id: string | null
    title: string
    /** Date-time. */
    observedAt: string | null
    window: {
      /** Date-time. */
      start: string
      /** Date-time. */
      end: string
    } | null
    value: number | null
    comparedWith: number | null
  }[]
}

/** What a list of a signal's occurrences can be asked for. */
export interface OccurrenceQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** open: current occurrences. ended: ended ones. The occurrence of a matched event ends at once. */
  state?: 'open' | 'ended'
}

/** A page of occurrences, what was seen last first. */
export interface OccurrencePage {
  items: Occurrence[]
  pagination: Pagination
}

/** What signals can be made of, and the built-in ones. */
export interface SignalOptions {
  kinds: ('EVENT_MATCH' | 'EVENT_PATTERN')[]
  detections: string[]
  channels: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
  conditionOperators: ('exists' | 'equals' | 'not_equals' | 'starts_with')[]
  countOperators: ('gt' | 'gte' | 'lt' | 'lte' | 'eq')[]
  /** Names of custom events, in their order; at most 100. */
  eventNames: string[]
  builtIn: {
    /** Uuid. */
    id: string
    key: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest'
    name: string
    description: string
    enabled: boolean
    settings: Record<string, number>
  }[]
}

/** Whom a signal would have found, and when. */
export interface SignalPreview {
  /** Date-time. */
  from: string
  /** Date-time. */
  to: string
  /** Whole number. */
  customerCount: number
  /** Whole number. */
  occurrenceCount: number
  /** Whole number. */
  evaluatedCustomers: number
  /** There were more events than a preview reads, so the counts are lower bounds. */
  truncated: boolean
  customers: {
    /** Uuid. */
    id: string
    name: string
    domain: string | null
    /** When it would have occurred, newest first; at most 20. Each date-time. */
    occurredAt: string[]
  }[]
}
