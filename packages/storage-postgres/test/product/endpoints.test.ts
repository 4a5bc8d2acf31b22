import { endpointsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

endpointsSuite('Postgres', () => freshPostgresStore())
