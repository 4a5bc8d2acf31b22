import { madeByKeysSuite } from '@rapport/test-suites'
import { freshPostgresStore } from '../stores.js'

madeByKeysSuite('Postgres', () => freshPostgresStore())
