import { rollupsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

rollupsSuite('Postgres', () => freshPostgresStore(), { runs: 3 })
