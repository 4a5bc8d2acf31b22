import { everyCodeSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

everyCodeSuite('Postgres', () => freshPostgresStore())
