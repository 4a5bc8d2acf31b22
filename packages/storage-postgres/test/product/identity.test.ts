import { orderIndependenceSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

orderIndependenceSuite('Postgres', () => freshPostgresStore(), { histories: 20, orders: 3 })
