import { badInputSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

badInputSuite('Postgres, for long', () => freshPostgresStore(), { runs: 5_000 })
