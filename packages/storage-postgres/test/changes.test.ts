import { changesSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

changesSuite('Postgres', () => freshPostgresStore())
