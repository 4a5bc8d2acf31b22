import type { OrganizationContext, Settings } from '../context/index.js'
import type { AgentTools } from '../runtime/index.js'
import type { DirectoryStore, Transaction } from '../storage/index.js'
import type { HookLane, Lane } from './lanes.js'
import type { RescheduleAt } from './reschedule-at.js'

/** What of the process's settings the runner works with. */
export type JobSettings = Pick<Settings, 'store' | 'clock' | 'ids' | 'logger' | 'embedder' | 'http' | 'limits' | 'integrations'> &
  Partial<Pick<Settings, 'model' | 'clockOffset' | 'metrics' | 'mail' | 'endpoints' | 'basePath'>> & {
    /** The tools that agents may be given; without them no agent runs in this process. */
    agentTools?: AgentTools
  }

/** One step of a job: gets the stored payload, and answers what is stored next. */
type Step<Payload> = (transaction: Transaction, payload: Payload) => Promise<Payload | RescheduleAt<Payload> | undefined>

/** What a running job is given: its organization's rows, and `step` and `save`, which save its progress. */
export interface JobContext<Payload>
  extends OrganizationContext,
    Pick<Settings, 'logger' | 'embedder' | 'http' | 'limits' | 'integrations' | 'model' | 'metrics' | 'mail' | 'basePath'>,
    Partial<Pick<Settings, 'endpoints'>> {
  /** The tools that agents may be given, where agents run. */
  agentTools: AgentTools | undefined
  /** What is kept beside the organizations' rows. */
  directory: DirectoryStore
  /** Aborted when the process closes, or when another process has taken the job. Stop then at a place where the job can go on later. */
  signal: AbortSignal
  /**
   * Runs one step of the job in a transaction of its own, under the organization's `ingest` lock. The work gets the stored payload. What it answers
   * is saved in the same commit: the next payload; or a `RescheduleAt`, so that the job is due again later; or undefined when the job is done, which removes
   * it.
   *
   * Resolves to whether the job goes on now. Throws when the process closes or another process has taken the job: do not catch that.
   */
  step(work: Step<Payload>): Promise<boolean>
  /**
   * `step` without the lock: for what touches nothing about who is who, such as a delivery or the place in another service's list. Ingest goes on
   * beside it.
   */
  save(work: Step<Payload>): Promise<boolean>
  /**
   * Runs work in a transaction of its own that saves no progress, such as what is written of one of several things that are done side by side. It commits
   * only while this process has the job. Outside of `step`, `save` and `write` a job writes nothing.
   */
  write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
}

/** A kind of work that is done later. */
export interface Job {
  /** The name of the kind, which is stored in the job's row; also its key in the registry. */
  kind: string
  /** One sentence for people: what it does. */
  summary: string
  /** Where it runs: beside its like, so that it cannot keep quicker work waiting. */
  lane: Lane | HookLane
  /** The schema of what is stored in the job's row. It is checked before each run and each step. */
  payload: object
  /** Failed attempts in a row before it is given up; `Infinity` for work that must be done some day. 20 by default: about nine hours. */
  attempts?: number
  /** The longest time, in milliseconds, that it is ever put off. One that is due later was put off by a clock that was ahead, and is due now. */
  maxWaitMs?: number
  /**
   * Does the work. It may run more than once, so a second run must change nothing. After an error, which is kept in the row, it is tried again later.
   */
  run(payload: unknown, context: JobContext<unknown>): Promise<void>
}

/** Jobs by kind: all of them, or those that a test brings. */
export type JobRegistry = { readonly [kind: string]: Job }
