import { changesSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

changesSuite('PGlite', async () => (await freshPgliteStore()).store)
changesSuite('Postgres', () => freshPostgresStore())
