import { privacySuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

privacySuite('Postgres', () => freshPostgresStore())
