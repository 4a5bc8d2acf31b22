import { listsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

listsSuite('Postgres', () => freshPostgresStore())
