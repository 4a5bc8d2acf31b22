import { SqlError } from '@rapport/core/storage'
import type { PostgresClient, PostgresPool } from '../connection/pool.js'
import type { QueryGuards } from './guards.js'

const statementTimeoutMs = 5_000

/** What overruns the server's own time-out is cancelled by another connection, and a little later loses its own. */
const cancelMs = 5_250
const lastMs = 6_000

const asText = { getTypeParser: () => (value: string | Buffer) => value.toString() }

/** On a server: the server's own time-out, a watchdog behind it, and a cancellation when the caller goes away. */
export function serverGuards(pool: PostgresPool): QueryGuards {
  return {
    slots: 4,
    statementTimeoutMs,
    admit: async () => undefined,
    afterwards: async () => undefined,
    onLoss: (error) => error,
    watch({ backend, signal }, portal) {
      let isOver = false
      let cancelling: Promise<void> = Promise.resolve()
      const cancel = () =>
        withConnection(pool, (client) => {
          // What waits for a connection is not waited for: it may be ours that it waits for.
          if (isOver) client.release()
          else cancelling = send(client, `select pg_cancel_backend(${backend})`)
        })
      const timeout = setTimeout(cancel, cancelMs)
      const watchdog = setTimeout(() => {
        portal.abandon(new SqlError('TIMEOUT', 'The query took too long and was ended; narrow it, for example by time'))
        const long = `xact_start < now() - interval '${statementTimeoutMs} milliseconds'`
        withConnection(pool, (client) => {
          void send(client, `select pg_terminate_backend(pid) from pg_stat_activity where pid = ${backend} and ${long}`)
        })
      }, lastMs)
      signal?.addEventListener('abort', cancel, { once: true })
      return async () => {
        isOver = true
        clearTimeout(timeout)
        clearTimeout(watchdog)
        signal?.removeEventListener('abort', cancel)
        await cancelling
      }
    }
  }
}

/** Does something with another connection, when there is one; without one nothing can be stopped, and the server's own time-out does it. */
function withConnection(pool: PostgresPool, work: (client: PostgresClient) => void): void {
  void pool.connect().then(work, () => undefined)
}

/** Sends a statement, and gives the connection back. */
async function send(client: PostgresClient, text: string): Promise<void> {
  await client.query({ text, types: asText }).then(
    () => client.release(),
    () => client.release(true)
  )
}
