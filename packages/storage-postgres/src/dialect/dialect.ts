import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { type DriverHooks, PostgresDriver } from './driver.js'
import type { PostgresPool } from './pool.js'

/** Kysely over a pool that somebody else opens and ends. */
export function openKysely(pool: PostgresPool, hooks: DriverHooks): Kysely<unknown> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool, hooks),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler()
  }
  return new Kysely<unknown>({ dialect })
}
