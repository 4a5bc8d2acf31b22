import { workspaceToolsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

workspaceToolsSuite('Postgres, with many reviews', () => freshPostgresStore(), { reviews: 100 })
