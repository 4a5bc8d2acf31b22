import { orderIndependenceSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

// Ten histories find what only a real database does otherwise; memory runs sixty in ten orders each.
orderIndependenceSuite('Postgres', () => freshPostgresStore(), { histories: 10, orders: 3 })
