import { teamSuite } from '@rapport/test-suites'
import { freshPgliteStore } from '../pglite-stores.js'
import { freshPostgresStore } from '../stores.js'

teamSuite('Postgres', () => freshPostgresStore())
teamSuite('PGlite', async () => (await freshPgliteStore()).store)
