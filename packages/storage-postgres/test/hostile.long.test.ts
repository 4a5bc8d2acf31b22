import { hostileSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hostileSuite('PGlite, for long', async () => (await freshPgliteStore()).store, { longestGap: 300, isWhole: true })
hostileSuite('Postgres, for long', () => freshPostgresStore(), { longestGap: 200, isWhole: true })
