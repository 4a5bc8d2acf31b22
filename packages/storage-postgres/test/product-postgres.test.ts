import { productSuites } from './product-suites.js'
import { freshPostgresStore } from './stores.js'

productSuites('Postgres', () => freshPostgresStore(), { identity: 3 })
