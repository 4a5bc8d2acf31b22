import { peopleSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

peopleSuite('Postgres', () => freshPostgresStore())
