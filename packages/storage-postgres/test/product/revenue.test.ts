import { revenueSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

revenueSuite('Postgres', () => freshPostgresStore(), { orders: 5 })
