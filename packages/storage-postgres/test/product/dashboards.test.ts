import { dashboardsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

dashboardsSuite('Postgres', () => freshPostgresStore())
