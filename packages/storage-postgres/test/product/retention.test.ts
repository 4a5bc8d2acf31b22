import { retentionSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

retentionSuite('Postgres', () => freshPostgresStore())
