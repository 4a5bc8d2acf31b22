import { storeSuite } from '@rapport/core/testing/suites'
import { postgresStore } from '../src/index.js'
import { freshPgliteStore } from './pglite-stores.js'
import { freshSchema, postgresUrl } from './stores.js'

const schema = freshSchema()
storeSuite('Postgres', async () => postgresStore({ connectionString: postgresUrl() }, { schema, migrate: true }))

storeSuite('PGlite', async () => (await freshPgliteStore()).store)
