import type { Store } from '@rapport/core/src/storage/contract.js'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { testAnalytics } from './analytics.js'
import { testAnswers } from './answers.js'
import { testIsolation } from './isolation.js'
import { testLimits } from './limits.js'
import { testRefusals } from './refusals.js'
import { type SqlWorld, sqlWorldOn } from './sql-world.js'
import { testStages } from './stages.js'

export { memoryAttackSample, memoryAttacks } from '@rapport/core/src/testing/sql/attacks/index.js'
export { sqlFuzz } from './fuzz.js'
export { guardedQuery } from './guarded-query.js'
export { randomScopedStatement } from './random-scoped-statement.js'
export { fillOrganization } from './sql-rows.js'
export { sqlWorldOn } from './sql-world.js'

/**
 * Registers the tests of tenants' SQL on a store with vitest: the corpora of attacks and of legitimate queries, what answers look like, and the bounds.
 * `createStore` makes the store, its schema in place; the suite opens and closes it. `bombs`, 2 by default, is how many queries that never end are run;
 * `server` is the major version of Postgres, for queries that older ones lack what they use.
 *
 * @example
 * sqlSuite('my store', async () => myStore({ connectionString }))
 */
export function sqlSuite(
  name: string,
  createStore: () => Promise<Store>,
  { bombs = 2, server = 18 }: { bombs?: number; server?: number } = {}
): void {
  describe(`SQL on ${name}`, () => {
    let made: SqlWorld | undefined
    const world = () => {
      if (!made) throw new Error('The store is open only while tests run')
      return made
    }

    beforeAll(async () => {
      const store = await createStore()
      await store.open()
      expect(store.supports.sql).toBe(true)
      made = await sqlWorldOn(store)
    })

    afterAll(() => made?.rapport.rapport.close())

    testAnalytics(world, server)
    for (const test of [testRefusals, testAnswers, testIsolation, testStages]) test(world)
    testLimits(world, bombs)
  })
}
