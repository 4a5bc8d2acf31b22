import { jobsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

jobsSuite('PGlite', async () => (await freshPgliteStore()).store)
jobsSuite('Postgres', () => freshPostgresStore())
