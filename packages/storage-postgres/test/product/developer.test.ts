import { developerSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

developerSuite('Postgres', () => freshPostgresStore())
