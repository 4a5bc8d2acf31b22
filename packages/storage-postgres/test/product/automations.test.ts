import { automationsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

automationsSuite('Postgres', () => freshPostgresStore())
