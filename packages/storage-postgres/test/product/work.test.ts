import { workSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

workSuite('Postgres', () => freshPostgresStore())
