import { sqlFuzz, sqlSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

sqlFuzz('Postgres', () => freshPostgresStore(), { statements: 20_000 })
sqlFuzz('PGlite', async () => (await freshPgliteStore()).store, { statements: 20_000 })

sqlSuite('Postgres, with every bomb', () => freshPostgresStore(), { bombs: Number.POSITIVE_INFINITY })
sqlSuite('PGlite, with every bomb', async () => (await freshPgliteStore()).store, { bombs: Number.POSITIVE_INFINITY })
