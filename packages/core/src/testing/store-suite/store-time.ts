import { describe, expect, it } from 'vitest'
import type { LockMode } from '../../storage/contract.js'
import type { SuiteContext } from './suite-context.js'

/** The clock that all processes on one store share, and the locks that several may hold. */
export function testStoreTime(context: SuiteContext): void {
  describe('the time of the store', () => {
    it('is in whole milliseconds, and one clock wherever it is asked', async () => {
      const { store } = context
      const organization = context.newOrganization()
      const first = await store.directory.now()
      const inOrder = [
        first,
        await organization.now(),
        await organization.transaction((transaction) => transaction.now()),
        await store.groupTransaction([organization.organizationId], { settle: (of) => of(organization.organizationId).now() }),
        await store.directory.transaction((transaction) => transaction.now()),
        await store.directory.now()
      ]
      expect(inOrder.every((time) => Number.isSafeInteger(time))).toBe(true)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
      // Seconds or microseconds would be of another century.
      expect([new Date(first).getUTCFullYear() > 2020, new Date(first).getUTCFullYear() < 2100]).toEqual([true, true])
    })

    it('goes on within a transaction', async () => {
      const organization = context.newOrganization()
      await organization.transaction(async (transaction) => {
        const before = await transaction.now()
        await expect.poll(() => transaction.now()).toBeGreaterThan(before)
      })
    })

    it('takes its turn among the verbs of a transaction that nobody waits for', async () => {
      const organization = context.newOrganization()
      const times = await organization.transaction((transaction) => Promise.all([transaction.now(), transaction.now(), transaction.now()]))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    })
  })

  describe('a shared lock', () => {
    it.each<[LockMode, LockMode]>([
      ['shared', 'exclusive'],
      ['exclusive', 'shared']
    ])('is waited for: one who holds it %s, and one who asks for it %s', async (held, asked) => {
      const organization = context.newOrganization()
      const order: string[] = []
      let goOn = () => {}
      const goesOn = new Promise<void>((resolve) => {
        goOn = resolve
      })
      let began = () => {}
      const hasBegun = new Promise<void>((resolve) => {
        began = resolve
      })
      const holder = organization.transaction(async (transaction) => {
        await transaction.lock('x', held)
        began()
        await goesOn
        order.push('holder')
      })
      await hasBegun
      const other = organization.transaction(async (transaction) => {
        await transaction.lock('x', asked)
        order.push('other')
      })
      // No verb from outside: a store with a single connection answers it after the transaction.
      for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
      goOn()
      await Promise.all([holder, other])
      expect(order).toEqual(['holder', 'other'])
    })

    it('is had by many, one after the other or together', async () => {
      const organization = context.newOrganization()
      const share = () =>
        organization.transaction((transaction) => transaction.lock('x', 'shared').then(() => transaction.lock('x', 'shared')))
      await Promise.all(Array.from({ length: 10 }, share))
      await organization.transaction((transaction) => transaction.lock('x'))
    })
  })
}
