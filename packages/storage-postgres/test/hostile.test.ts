import { hostileSuite } from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

// Five times the limits, which test:long asks for: here other suites share the process, its heap and the machine.
hostileSuite('PGlite', async () => (await freshPgliteStore()).store, { longestGap: 1_500 })
hostileSuite('Postgres', () => freshPostgresStore(), { longestGap: 1_000 })
