import { relationshipSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

relationshipSuite('Postgres', () => freshPostgresStore())
