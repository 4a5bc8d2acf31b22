import { healthSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

healthSuite('Postgres', () => freshPostgresStore())
