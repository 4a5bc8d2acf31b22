import { moneySuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

moneySuite('Postgres', () => freshPostgresStore())
