import { cursorsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

cursorsSuite('PGlite', async () => (await freshPgliteStore()).store, { runs: 5 })
cursorsSuite('Postgres', () => freshPostgresStore(), { runs: 20 })
