import type { ApiKeys, PublicKeys } from '../auth/index.js'
import type { KeptAnswers, QuerySlots, Settings } from '../context/index.js'
import type { Gateway } from './gateway.js'
import type { Registry } from './tool.js'

/** What operations and routes are made of: one of each in a process. */
export interface Services {
  settings: Settings
  apiKeys: ApiKeys
  publicKeys: PublicKeys
  gateway: Gateway
  /** How many queries in SQL each organization has running. */
  queries: QuerySlots
  /** Answers that tiles of dashboards share. */
  answers: KeptAnswers
  /** The tools that the gateway runs. */
  tools: Registry
  /** The kinds of jobs that this process knows. */
  jobKinds: Readonly<Record<string, { lane: string; summary: string }>>
  /**
   * Applies what the host's committed transactions have put and what still waits, so that what is put now comes after it. Throws only when the store is
   * away.
   */
  applyPuts(organizationId: string): Promise<void>
  /** Writes the ingest issues that wait in this process, so that a list has them. */
  flushIssues(): Promise<void>
}
