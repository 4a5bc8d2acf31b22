import { attentionSuite, featuresSuite, listToolsSuite, orderIndependenceSuite, workspaceToolsSuite } from '@rapport/core/testing'
import { pgliteStore } from '../src/index.js'
import { freshPostgresStore } from './stores.js'

/** What the product promises, on the stores of this package. */
orderIndependenceSuite('PGlite', async () => pgliteStore(), { histories: 20, orders: 2 })
orderIndependenceSuite('Postgres', () => freshPostgresStore(), { histories: 20, orders: 3 })
listToolsSuite('PGlite', async () => pgliteStore())
listToolsSuite('Postgres', () => freshPostgresStore())
workspaceToolsSuite('PGlite', async () => pgliteStore())
workspaceToolsSuite('Postgres', () => freshPostgresStore())
featuresSuite('PGlite', async () => pgliteStore())
featuresSuite('Postgres', () => freshPostgresStore())
attentionSuite('PGlite', async () => pgliteStore())
attentionSuite('Postgres', () => freshPostgresStore())
