import { hostileIngestSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hostileIngestSuite('Postgres', () => freshPostgresStore(), { longestGapMs: 200 })
hostileIngestSuite('PGlite', async () => (await freshPgliteStore()).store, { longestGapMs: 300 })
