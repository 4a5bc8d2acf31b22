import { secretsSuite } from '@rapport/test-suites'
import { freshPgliteStore } from '../pglite-stores.js'
import { freshPostgresStore } from '../stores.js'

secretsSuite('Postgres', () => freshPostgresStore())
secretsSuite('PGlite', async () => (await freshPgliteStore()).store)
