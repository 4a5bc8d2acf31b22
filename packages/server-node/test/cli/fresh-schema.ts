import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server that vitest.config.ts starts for the whole run. */
    postgresUrl: string
  }
}

/** A place of its own on the Postgres server that all tests of a run share, as the environment of a `rapport` command. */
export function freshSchema(): { DATABASE_URL: string; RAPPORT_SCHEMA: string } {
  return { DATABASE_URL: inject('postgresUrl'), RAPPORT_SCHEMA: `test_${randomBytes(6).toString('hex')}` }
}
