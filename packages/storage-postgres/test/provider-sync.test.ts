import { syncSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

syncSuite('Postgres', () => freshPostgresStore())
