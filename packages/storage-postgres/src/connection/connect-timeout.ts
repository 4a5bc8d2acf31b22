import type { PostgresClient, PostgresPool } from './pool.js'

/**
 * A pool of which nobody waits for a connection for longer than this. Without a time-out of its own, `pg` lets work wait without end while the pool is
 * used up, and callers would get no answer.
 */
export function withConnectTimeout(pool: PostgresPool, milliseconds: number): PostgresPool {
  return {
    connect: () => within(pool.connect(), milliseconds),
    on: (event, listener) => pool.on(event, listener),
    off: (event, listener) => pool.off(event, listener),
    get totalCount() {
      return pool.totalCount
    },
    get idleCount() {
      return pool.idleCount
    },
    get waitingCount() {
      return pool.waitingCount
    },
    get options() {
      return pool.options
    }
  }
}

function within(connecting: Promise<PostgresClient>, milliseconds: number): Promise<PostgresClient> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error(`no connection of the pool was free within ${milliseconds / 1_000} s`))
    }, milliseconds).unref()
    connecting.then(
      (client) => {
        clearTimeout(timer)
        if (isLate) client.release()
        else resolve(client)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      }
    )
  })
}
