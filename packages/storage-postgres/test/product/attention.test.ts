import { attentionSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

attentionSuite('Postgres', () => freshPostgresStore())
