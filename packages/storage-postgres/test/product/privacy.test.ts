import { erasureWorldsSuite, privacySuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

privacySuite('Postgres', () => freshPostgresStore())
erasureWorldsSuite('Postgres', () => freshPostgresStore(), { runs: 10 })
