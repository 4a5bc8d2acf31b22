import { type Static, Type } from 'typebox'
import type { OrganizationContext } from '../../context/index.js'
import type { OwnerHints } from '../../identity/index.js'
import type { RescheduleAt } from '../../jobs/index.js'
import type { CredentialSource, Provider } from '../../providers/index.js'
import type { DirectoryStore, RowOf, Transaction } from '../../storage/index.js'
import type { Metrics } from '../../telemetry/index.js'
import { checkOf } from '../../validation/index.js'
import type { HttpClient } from '../../values/index.js'
import type { Api, RequestCounts } from '../api/create-api.js'
import type { Pace } from '../api/pace.js'
import type { integrationConnections, integrationStreams } from '../tables/index.js'
import type { Lookups } from './lookups.js'
import type { NamedAccounts } from './named-accounts.js'
import type { Paces } from './paces.js'

/** The job that reads a connection. There is one of each connection, and it is never over while the connection lasts. */
export const syncKind = 'provider_sync'

const doneParts = Type.Array(Type.Enum(['walk', 'changes', 'reset']))

/** What the job keeps: the run that is under way, with the streams that are still to be read (the first is read now). */
export const syncPayload = Type.Object({
  connectionId: Type.String(),
  cause: Type.String(),
  /** The id that the next run will have, where somebody was told it. */
  runId: Type.Union([Type.String(), Type.Null()]),
  run: Type.Union([
    Type.Object({
      id: Type.String(),
      streams: Type.Array(Type.String()),
      /** What the first of them has behind it in this run. */
      done: doneParts,
      /** Failures of the provider in a row. */
      tries: Type.Integer(),
      /** The same of the others that were the first before, and come again. */
      others: Type.Optional(Type.Record(Type.String(), Type.Object({ done: doneParts, tries: Type.Integer() })))
    }),
    Type.Null()
  ])
})
export type SyncPayload = Static<typeof syncPayload>
const check = checkOf(syncPayload)

/** The payload of a job's row, if it is one. */
export function readPayload(payload: unknown): SyncPayload | undefined {
  return check.accepts(payload) ? payload : undefined
}

export type SyncRun = NonNullable<SyncPayload['run']>

export type ConnectionRow = RowOf<typeof integrationConnections>
export type StreamRow = RowOf<typeof integrationStreams>

type Step = (transaction: Transaction, payload: SyncPayload) => Promise<SyncPayload | RescheduleAt<SyncPayload> | undefined>

/** What reading a connection works with; `step` holds the organization's `ingest` lock, `save` does not (jobs/define-job.ts). */
export interface SyncJob extends OrganizationContext {
  directory: DirectoryStore
  http: HttpClient
  lookups: Lookups
  paces: Paces
  inlineMoves: number
  metrics?: Metrics | undefined
  signal: AbortSignal
  step(work: Step): Promise<boolean>
  save(work: Step): Promise<boolean>
  providerOf(connection: ConnectionRow): Provider | undefined
  credentialsOf(connection: ConnectionRow): CredentialSource
}

/** A run while this process reads for it. */
export interface ActiveRun {
  job: SyncJob
  provider: Provider
  connection: ConnectionRow
  api: Api
  pace: Pace
  counts: RequestCounts
  /** `api.request`, each request once in a run, also across the waits of it. */
  lookup: Api['request']
  /** What is remembered of the people in the activities that the run has stored. */
  hints: OwnerHints
  namedAccounts: NamedAccounts
  /** Aborted when a commit has ended the run: then nothing is asked any more. */
  over: AbortController
}
