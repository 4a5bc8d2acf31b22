import { listToolsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

listToolsSuite('Postgres', () => freshPostgresStore())
