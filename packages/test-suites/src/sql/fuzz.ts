import type { Store } from '@rapport/core/src/storage/contract.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomStatement } from './random-statements.js'
import { sqlWorldOn } from './sql-world.js'

/**
 * Registers a test that sends random statements to a store: each is answered or refused, none with a 500, and no answer holds what is another
 * organization's.
 */
export function sqlFuzz(name: string, createStore: () => Promise<Store>, { statements }: { statements: number }): void {
  describe(`random SQL on ${name}`, () => {
    it(`${statements} statements: none fails, none leaks`, async () => {
      const store = await createStore()
      const world = await sqlWorldOn(store)
      const answered = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(randomStatement, async (sql) => {
          const { status } = await world.send(sql)
          expect([200, 400, 422], sql).toContain(status)
          answered.set(status, (answered.get(status) ?? 0) + 1)
        }),
        { numRuns: statements, endOnFailure: true }
      )
      expect(answered.get(200), 'of the statements some must be right').toBeGreaterThan(statements / 100)
      expect(await world.values('SELECT count(*) FROM users')).toEqual([[8]])
      console.info(`Random statements on ${name}: ${JSON.stringify(Object.fromEntries(answered))}`)
      await world.rapport.rapport.close()
    })
  })
}
