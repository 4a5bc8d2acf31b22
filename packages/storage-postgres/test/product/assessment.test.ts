import { assessmentSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

assessmentSuite('Postgres', () => freshPostgresStore())
