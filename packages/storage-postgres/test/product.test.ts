import {
  attentionSuite,
  evidenceSuite,
  extractionSuite,
  featuresSuite,
  listToolsSuite,
  orderIndependenceSuite,
  relationshipSuite,
  revenueSuite,
  workspaceToolsSuite
} from '@rapport/core/testing'
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
evidenceSuite('PGlite', async () => pgliteStore())
evidenceSuite('Postgres', () => freshPostgresStore())
revenueSuite('PGlite', async () => pgliteStore(), { orders: 3 })
revenueSuite('Postgres', () => freshPostgresStore(), { orders: 5 })
extractionSuite('PGlite', async () => pgliteStore())
extractionSuite('Postgres', () => freshPostgresStore())
relationshipSuite('PGlite', async () => pgliteStore())
relationshipSuite('Postgres', () => freshPostgresStore())
