import { signalsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

signalsSuite('Postgres', () => freshPostgresStore())
