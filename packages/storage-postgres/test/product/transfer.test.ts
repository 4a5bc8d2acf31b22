import { transferSuite } from '@rapport/test-suites'
import { freshPgliteStore } from '../pglite-stores.js'
import { freshPostgresStore } from '../stores.js'

transferSuite('Postgres', () => freshPostgresStore())
transferSuite('PGlite', async () => (await freshPgliteStore()).store)
