// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Pagination } from './paging.generated.js'

/** What an agent is made of. */
export interface NewAgent {
  /** The name that people see. 1 to 120 characters. */
  displayName: string
  /** What the agent looks at, and what it reports. 1 to 32000 characters. */
  instructions: string
  /** The most customers that a run reports; 10 by default. 1 to 50. */
  maxItemsToSurface?: number
  /** When it runs on a schedule; never by default. */
  schedule?: {
    cadence: 'hourly' | 'daily' | 'weekly'
    /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
    localTime?: string
    /** An IANA zone; the workspace's by default. 1 to 100 characters. */
    timezone?: string
    /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
    weekday?: number
  } | null
  /** Names of tools that only read, and that this key may call; by default the tools about customers. 1 to 40 elements. Each 1 to 100 characters. */
  tools?: string[]
  /** Whether it runs on its schedule and for automations; false by default. A person may always run it. */
  enabled?: boolean
}

/** What of an agent is changed: what is left out stays. */
export interface AgentChange {
  /** The name that people see. 1 to 120 characters. */
  displayName?: string
  /** What the agent looks at, and what it reports. 1 to 32000 characters. */
  instructions?: string
  /** The most customers that a run reports; 10 by default. 1 to 50. */
  maxItemsToSurface?: number
  /** When it runs on a schedule; never by default. */
  schedule?: {
    cadence: 'hourly' | 'daily' | 'weekly'
    /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
    localTime?: string
    /** An IANA zone; the workspace's by default. 1 to 100 characters. */
    timezone?: string
    /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
    weekday?: number
  } | null
  /** Names of tools that only read, and that this key may call; by default the tools about customers. 1 to 40 elements. Each 1 to 100 characters. */
  tools?: string[]
  /** Whether it runs on its schedule and for automations; false by default. A person may always run it. */
  enabled?: boolean
}

/** An agent as callers see it. */
export interface Agent {
  /** Uuid. */
  id: string
  displayName: string
  instructions: string
  /** Whole number. */
  maxItemsToSurface: number
  schedule: {
    cadence: 'hourly' | 'daily' | 'weekly'
    localTime: string
    timezone: string
    /** Whole number. */
    weekday: number | null
  } | null
  tools: string[]
  enabled: boolean
  savedBy: {
    kind: 'host' | 'session' | 'api_key'
    /** Uuid. */
    apiKeyId: string | null
  }
  /** Date-time. */
  nextRunAt: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
}

/** What a list of agents can be asked for. */
export interface AgentQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** A page of agents, the newest first. */
export interface AgentPage {
  items: Agent[]
  pagination: Pagination
}

/** A run of an agent, as lists show it. */
export interface AgentRun {
  /** Uuid. */
  id: string
  /** Uuid. */
  agentId: string
  status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
  trigger: 'manual' | 'scheduled' | 'signal'
  /** Uuid. */
  automationRunId: string | null
  summary: string | null
  /** Why it failed, or what was left out of its answer. */
  errorSummary: string | null
  /** Date-time. */
  startedAt: string
  /** Date-time. */
  endedAt: string | null
  counts: {
    /** Answers of the model. Whole number. */
    steps: number
    /** Whole number. */
    toolCalls: number
    /** Whole number. */
    inputTokens: number
    /** Whole number. */
    outputTokens: number
    /** The cost, in millionths of the currency of the prices. Null if no prices are configured. Whole number. */
    costMicros: number | null
    /** Whole number. */
    outputs: number
    /** Outputs that were refused, because they named something unknown or cited no evidence. Whole number. */
    refusedOutputs: number
  }
  outputs: {
    /** Uuid. */
    customerId: string
    /** At most 240 characters. */
    title: string
    /** At most 2000 characters. */
    summary: string
    evidence: {
      kind: 'fact' | 'source' | 'event' | 'attention_item'
      id: string
    }[]
  }[]
}

/** A run with everything that was read and answered. */
export interface WholeAgentRun {
  /** Uuid. */
  id: string
  /** Uuid. */
  agentId: string
  status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
  trigger: 'manual' | 'scheduled' | 'signal'
  /** Uuid. */
  automationRunId: string | null
  summary: string | null
  /** Why it failed, or what was left out of its answer. */
  errorSummary: string | null
  /** Date-time. */
  startedAt: string
  /** Date-time. */
  endedAt: string | null
  counts: {
    /** Answers of the model. Whole number. */
    steps: number
    /** Whole number. */
    toolCalls: number
    /** Whole number. */
    inputTokens: number
    /** Whole number. */
    outputTokens: number
    /** The cost, in millionths of the currency of the prices. Null if no prices are configured. Whole number. */
    costMicros: number | null
    /** Whole number. */
    outputs: number
    /** Outputs that were refused, because they named something unknown or cited no evidence. Whole number. */
    refusedOutputs: number
  }
  outputs: {
    /** Uuid. */
    customerId: string
    /** At most 240 characters. */
    title: string
    /** At most 2000 characters. */
    summary: string
    evidence: {
      kind: 'fact' | 'source' | 'event' | 'attention_item'
      id: string
    }[]
  }[]
  model: string | null
  steps: {
    /** Date-time. */
    at: string
    /** What the model said, cut to 20,000 characters. */
    text: string
    calls: {
      tool: string
      input: unknown
      /** As the model got it; null for keys that may not call the tool. */
      result: string | null
      isError: boolean
    }[]
    /** Whole number. */
    inputTokens: number
    /** Whole number. */
    outputTokens: number
  }[]
}

/** What a list of an agent's runs can be asked for. */
export interface AgentRunQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** Only runs of this status. */
  status?: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
}

/** A page of runs, the newest first. */
export interface AgentRunPage {
  items: AgentRun[]
  pagination: Pagination
}
