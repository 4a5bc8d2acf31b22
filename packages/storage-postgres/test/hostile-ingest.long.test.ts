import { hostileIngestSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hostileIngestSuite('Postgres', () => freshPostgresStore(), { maxGapMs: 200 })
hostileIngestSuite('PGlite', async () => (await freshPgliteStore()).store, { maxGapMs: 300 })
