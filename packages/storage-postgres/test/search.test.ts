import { searchSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

searchSuite('Postgres', () => freshPostgresStore())
