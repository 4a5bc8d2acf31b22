import { agentsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

agentsSuite('Postgres', () => freshPostgresStore())
