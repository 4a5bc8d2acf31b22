import { pgliteStore } from '../src/index.js'
import { evidenceSuites } from './product-suites.js'

evidenceSuites('PGlite', async () => pgliteStore(), { revenue: 3 })
