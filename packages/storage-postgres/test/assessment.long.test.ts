import { assessmentSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

assessmentSuite('Postgres', () => freshPostgresStore(), { histories: 10 })
assessmentSuite('PGlite', async () => (await freshPgliteStore()).store, { histories: 2 })
