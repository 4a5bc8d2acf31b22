import { rollupsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

// `test:long` goes on with the same scripts to two hundred.
rollupsSuite('Postgres', () => freshPostgresStore(), { runs: 2 })
