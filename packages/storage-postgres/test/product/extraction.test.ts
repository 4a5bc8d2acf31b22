import { extractionSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

extractionSuite('Postgres', () => freshPostgresStore())
