import { hostileSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hostileSuite('PGlite, for long', async () => (await freshPgliteStore()).store, { maxGap: 300, isWhole: true })
hostileSuite('Postgres, for long', () => freshPostgresStore(), { maxGap: 200, isWhole: true })
