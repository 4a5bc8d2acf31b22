import { concurrentIngestSuite, orderIndependenceSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

orderIndependenceSuite('PGlite', async () => (await freshPgliteStore()).store, { histories: 1000, orders: 2, recordHistories: 300 })
orderIndependenceSuite('Postgres', () => freshPostgresStore(), { histories: 1000, orders: 2, recordHistories: 300 })
concurrentIngestSuite('PGlite', async () => (await freshPgliteStore()).store, { histories: 50 })
concurrentIngestSuite('Postgres', () => freshPostgresStore(), { histories: 300 })
