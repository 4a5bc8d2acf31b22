import { jobsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

jobsSuite('Postgres', () => freshPostgresStore())
