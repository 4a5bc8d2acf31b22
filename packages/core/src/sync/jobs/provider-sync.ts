import { type DefinedJob, defineJob, type JobContext } from '../../jobs/index.js'
import type { CredentialSource } from '../../providers/index.js'
import { credentialSource } from '../oauth/credential-source.js'
import { lookupsOf } from '../sync/lookups.js'
import { pacesOf } from '../sync/paces.js'
import { runSync } from '../sync/run-sync.js'
import { type ConnectionRow, syncKind, syncPayload } from '../sync/sync-job.js'

/** Gives the credentials of a connection. */
export type CredentialsOf = (context: JobContext<unknown>, connection: ConnectionRow) => CredentialSource

/** The job with credentials from somewhere else, as tests bring them. Reads a connection: due when one of its streams is, and given back while the provider wants us to wait. */
export const providerSyncWith = (credentialsOf: CredentialsOf): DefinedJob<typeof syncPayload> =>
  defineJob({
    kind: syncKind,
    summary: 'Reads new data of a connected provider.',
    lane: 'network',
    payload: syncPayload,
    attempts: Number.POSITIVE_INFINITY,
    async run(_, context) {
      const { store, directory, clock, ids, http, limits, integrations, metrics, signal, step, save } = context
      await runSync({
        store,
        directory,
        clock,
        ids,
        http,
        lookups: lookupsOf(integrations),
        paces: pacesOf(integrations),
        inlineMoves: limits.inlineMoves,
        metrics,
        signal,
        step,
        save,
        providerOf: ({ provider }) => integrations.providers.get(provider),
        credentialsOf: (connection) => credentialsOf(context, connection)
      })
    }
  })

/** The job with the credentials that the vault keeps. */
export const providerSync = providerSyncWith(credentialSource)
