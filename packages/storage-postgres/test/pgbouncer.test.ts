import { it } from 'vitest'
import { doEverydayWork } from './everyday-work.js'
import { hasPgBouncer, startPgBouncer } from './pgbouncer.js'
import { freshSchema, postgresUrl } from './stores.js'

const found = hasPgBouncer()
if (!found) console.log('Skipped: PgBouncer in transaction mode, because there is no pgbouncer on the PATH')

it.runIf(found)('ingest, reads and queries of tenants go through PgBouncer in transaction mode', async () => {
  const { url, stop } = await startPgBouncer(postgresUrl())
  try {
    await doEverydayWork(url, freshSchema())
  } finally {
    await stop()
  }
})
