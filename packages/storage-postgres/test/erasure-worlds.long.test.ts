import { erasureWorldsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

erasureWorldsSuite('Postgres', () => freshPostgresStore(), { runs: 100 })
erasureWorldsSuite('PGlite', async () => (await freshPgliteStore()).store, { runs: 100 })
