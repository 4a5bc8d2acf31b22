import { evidenceSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

evidenceSuite('Postgres', () => freshPostgresStore())
