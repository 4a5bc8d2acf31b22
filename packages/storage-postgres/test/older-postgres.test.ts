import { sqlSuite } from '@rapport/test-suites'
import { afterAll, describe } from 'vitest'
import { postgresStore } from '../src/index.js'
import type { NativePostgres } from './native-postgres.js'
import { hasPostgres, startOlderPostgres } from './older-postgres.js'

const major = 15

let server: NativePostgres | undefined
afterAll(() => server?.stop())

const found = hasPostgres(major)
if (!found) console.log(`Skipped: tenants' SQL on Postgres ${major}, because this machine has no /usr/lib/postgresql/${major}`)

// The guard reads statements with the parser of Postgres 18: what it lets through must mean the same to an older server.
describe.runIf(found)('an older server', () => {
  const createStore = async () => {
    server = await startOlderPostgres(major)
    return postgresStore({ connectionString: server.connectionString }, { migrate: true })
  }
  sqlSuite(`Postgres ${major}`, createStore, { server: major })
})
