import { hostileSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

// Five times the limits, which test:long asks for: here other suites share the process, its heap and the machine.
hostileSuite('Postgres', () => freshPostgresStore(), { maxGap: 1_000 })
