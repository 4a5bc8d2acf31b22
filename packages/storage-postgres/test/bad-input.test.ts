import { badInputSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

badInputSuite('Postgres', () => freshPostgresStore(), { runs: 200 })
