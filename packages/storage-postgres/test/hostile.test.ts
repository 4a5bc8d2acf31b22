import { hostileSuite } from '@rapport/core/testing'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

hostileSuite('PGlite', async () => (await freshPgliteStore()).store, { longestGap: 300 })
hostileSuite('Postgres', () => freshPostgresStore(), { longestGap: 200 })
