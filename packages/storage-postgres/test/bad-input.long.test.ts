import { badInputSuite } from '@rapport/core/testing'
import { freshPostgresStore } from './stores.js'

badInputSuite('Postgres, for long', () => freshPostgresStore(), { runs: 5_000 })
