import { refreshSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

refreshSuite('Postgres', () => freshPostgresStore())
