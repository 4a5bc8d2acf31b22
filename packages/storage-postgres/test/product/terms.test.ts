import { termsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

termsSuite('Postgres', () => freshPostgresStore())
