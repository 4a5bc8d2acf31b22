import { evidenceSuites } from './product-suites.js'
import { freshPostgresStore } from './stores.js'

evidenceSuites('Postgres', () => freshPostgresStore(), { revenue: 5 })
