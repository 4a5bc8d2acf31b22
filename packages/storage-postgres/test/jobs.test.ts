import { askedWhileWaitingSuite, jobsSuite } from '@rapport/test-suites'
import { freshPostgresStore } from './stores.js'

jobsSuite('Postgres', () => freshPostgresStore())
// In memory and on PGlite one transaction follows the other.
askedWhileWaitingSuite('Postgres', () => freshPostgresStore())
