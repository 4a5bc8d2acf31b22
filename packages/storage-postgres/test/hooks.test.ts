import { hooksSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

hooksSuite('Postgres', () => freshPostgresStore())
