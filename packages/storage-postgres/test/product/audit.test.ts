import { auditSuite } from '@rapport/test-suites'
import { freshPgliteStore } from '../pglite-stores.js'
import { freshPostgresStore } from '../stores.js'

auditSuite('Postgres', () => freshPostgresStore())
auditSuite('PGlite', async () => (await freshPgliteStore()).store)
