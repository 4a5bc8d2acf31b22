import { lookbackSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

lookbackSuite('Postgres', () => freshPostgresStore())
