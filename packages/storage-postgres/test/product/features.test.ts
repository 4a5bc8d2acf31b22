import { featuresSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

featuresSuite('Postgres', () => freshPostgresStore())
