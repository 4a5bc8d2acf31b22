import { briefingSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

briefingSuite('Postgres', () => freshPostgresStore())
