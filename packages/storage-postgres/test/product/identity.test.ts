import { orderIndependenceSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

// Three orders find what only a real database does otherwise; memory runs ten of each history.
orderIndependenceSuite('Postgres', () => freshPostgresStore(), { histories: 10, orders: 3 })
