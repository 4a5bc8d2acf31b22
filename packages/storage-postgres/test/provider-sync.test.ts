import { syncSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

syncSuite('Postgres', () => freshPostgresStore())
syncSuite('PGlite', async () => (await freshPgliteStore()).store)
