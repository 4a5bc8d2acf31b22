import { pgliteStore } from '../src/index.js'
import { productSuites } from './product-suites.js'

productSuites('PGlite', async () => pgliteStore(), { identity: 2 })
