import { moneySuite } from '@rapport/test-suites'
import { freshPgliteStore } from '../pglite-stores.js'
import { freshPostgresStore } from '../stores.js'

moneySuite('Postgres', () => freshPostgresStore())
moneySuite('PGlite', async () => (await freshPgliteStore()).store)
