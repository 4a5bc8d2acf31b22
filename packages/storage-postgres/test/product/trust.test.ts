import { trustSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

trustSuite('Postgres', () => freshPostgresStore())
