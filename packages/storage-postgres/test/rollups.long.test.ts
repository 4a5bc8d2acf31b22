import { rollupsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

rollupsSuite('PGlite', async () => (await freshPgliteStore()).store, { runs: 60 })
rollupsSuite('Postgres', () => freshPostgresStore(), { runs: 200 })
