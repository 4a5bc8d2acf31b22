import { sqlSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

sqlSuite('Postgres', () => freshPostgresStore())
sqlSuite('PGlite', async () => (await freshPgliteStore()).store)
