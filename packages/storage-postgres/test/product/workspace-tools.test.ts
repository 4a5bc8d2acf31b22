import { workspaceToolsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

// `test:long` tries a hundred.
workspaceToolsSuite('Postgres', () => freshPostgresStore(), { reviews: 4 })
