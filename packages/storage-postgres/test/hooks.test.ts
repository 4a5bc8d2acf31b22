import { hooksSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hooksSuite('PGlite', async () => (await freshPgliteStore()).store)
hooksSuite('Postgres', () => freshPostgresStore())
