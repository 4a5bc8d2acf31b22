import { evidenceSuite, extractionSuite, healthSuite, lookbackSuite, signalsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

// The suites of `product/` that take longest. What they ask of a store is what the store's own suite tests in `npm test`; assessment has a file of its own.
const create = () => freshPostgresStore()

evidenceSuite('Postgres', create)
extractionSuite('Postgres', create)
healthSuite('Postgres', create)
lookbackSuite('Postgres', create)
signalsSuite('Postgres', create)
