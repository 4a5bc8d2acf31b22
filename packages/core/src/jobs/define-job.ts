import type { Static, TObject, TSchema } from 'typebox'
import type { Clock } from '../clock.js'
import type { Rest } from '../domain/jobs/rest.js'
import type { Embedder } from '../domain/search/vectors/embedder.js'
import type { Ids } from '../ids.js'
import type { Logger } from '../logger.js'
import type { OrganizationStore, Transaction } from '../storage/contract.js'

/** What a running job has: its organization, and the way to save how far it is. */
export interface JobContext<Payload> {
  store: OrganizationStore
  clock: Clock
  ids: Ids
  logger: Logger
  /** The embeddings endpoint, if one is configured. */
  embedder?: Embedder | undefined
  /** Aborted when the process closes, or when somebody else has the job by now: stop where it can be taken up again. */
  signal: AbortSignal
  /**
   * One step of the job in a transaction of its own, under the organization's `ingest` lock. The work gets the payload as it is stored, and answers the
   * next one, which the same commit saves; undefined says that the job is done, and the same commit removes it; a `Rest` lets it be due again later.
   * Resolves to whether it goes on now. Throws when the process closes or the job is somebody else's by now: let it pass.
   */
  step(work: (transaction: Transaction, payload: Payload) => Promise<Payload | Rest<Payload> | undefined>): Promise<boolean>
}

/** A kind of work that is done later. */
export interface Job<Payload extends TSchema = TSchema> {
  kind: string
  /** One sentence for people: what it does. */
  summary: string
  payload: Payload
  /** How often it is tried before it is given up; `Infinity` for what has to be done some day. 20 by default: about nine hours. */
  attempts?: number
  /** Does the work. It may run more than once, so doing it again must change nothing. What it throws is kept in the row, and it is tried again later. */
  run(payload: Static<Payload>, context: JobContext<Static<Payload>>): Promise<void>
}

/** Jobs by kind: all of them, or those that a test brings. */
export type JobRegistry = { readonly [kind: string]: Job }

/**
 * Defines a kind of job.
 *
 * @example see jobs/reattribution.ts, which works in steps.
 */
export function defineJob<Payload extends TObject>(job: Job<Payload>): Job<Payload> {
  return job
}
