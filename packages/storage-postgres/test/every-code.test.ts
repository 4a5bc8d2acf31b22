import { everyCodeSuite } from '@rapport/core/testing'
import { freshPostgresStore } from './stores.js'

everyCodeSuite('Postgres', () => freshPostgresStore())
