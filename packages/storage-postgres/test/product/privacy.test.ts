import { erasureWorldsSuite, privacySuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

privacySuite('Postgres', () => freshPostgresStore())
// Memory runs ten of these worlds, and `test:long` a hundred on each store.
erasureWorldsSuite('Postgres', () => freshPostgresStore(), { runs: 3 })
