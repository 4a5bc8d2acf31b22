import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { doEverydayWork } from './everyday-work.js'
import { freshSchema, postgresUrl } from './stores.js'

const certificate = fileURLToPath(new URL('./tls/server.crt', import.meta.url))

/** The shared server by TLS: its certificate is checked, and that it is for this host. */
function encryptedUrl(application: string, host = '127.0.0.1'): string {
  const url = new URL(postgresUrl())
  url.hostname = host
  url.search = String(new URLSearchParams({ sslmode: 'verify-full', sslrootcert: certificate, application_name: application }))
  return url.href
}

const isOurServer = !process.env.DATABASE_URL
if (!isOurServer) console.log('Skipped: TLS, because the server of DATABASE_URL has a certificate of its own')

it.runIf(isOurServer)('ingest, reads and queries of tenants go over TLS', async () => {
  const schema = freshSchema()
  const admin = new pg.Client({ connectionString: postgresUrl() })
  await admin.connect()
  await doEverydayWork(encryptedUrl(schema), schema, async () => {
    const { rows } = await admin.query(
      'select ssl, count(*)::int as connections from pg_stat_ssl join pg_stat_activity using (pid) where application_name = $1 group by ssl',
      [schema]
    )
    expect(rows).toEqual([{ ssl: true, connections: expect.any(Number) }])
    // Some for tenants' queries and some for all else.
    expect(rows[0]?.connections).toBeGreaterThan(2)
  })
  await admin.end()
})

it.runIf(isOurServer)('a server whose certificate is not trusted is not used, and the error says why without the password', async () => {
  const url = new URL(encryptedUrl('untrusted'))
  url.searchParams.delete('sslrootcert')
  const store = postgresStore({ connectionString: url.href }, { schema: freshSchema(), migrate: true })
  const error: unknown = await store.open().catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/StoreUnavailableError: Postgres cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
  expect(String(error)).not.toContain('postgres:postgres')
  await store.close()
})
