import { assessmentSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

// Memory looks back on two; `test:long` on ten.
assessmentSuite('Postgres', () => freshPostgresStore(), { histories: 1 })
