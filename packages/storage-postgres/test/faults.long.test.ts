import { faultsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

faultsSuite('PGlite', async () => (await freshPgliteStore()).store, { runs: 40 })
faultsSuite('Postgres', () => freshPostgresStore(), { runs: 100 })
