import { badInputSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

badInputSuite('PGlite', async () => (await freshPgliteStore()).store, { runs: 100 })
badInputSuite('Postgres', () => freshPostgresStore(), { runs: 200 })
