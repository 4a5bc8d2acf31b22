import { digestSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

digestSuite('Postgres', () => freshPostgresStore())
