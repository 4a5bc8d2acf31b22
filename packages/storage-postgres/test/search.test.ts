import { searchSuite } from '@rapport/test-suites'
import { pgliteStore } from '../src/index.js'
import { freshPostgresStore } from './stores.js'

searchSuite('PGlite', async () => pgliteStore())
searchSuite('Postgres', () => freshPostgresStore())
