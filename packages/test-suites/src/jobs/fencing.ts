import { customers } from '@rapport/core/src/registry/tables.js'
import type { Store, Transaction } from '@rapport/core/src/storage/contract.js'
import { customer, id } from '@rapport/core/src/testing/store-suite/sample-rows.js'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

/** A process that stalled, and whose job another one has taken over meanwhile. */
export function testFencing(context: { readonly store: Store }): void {
  const add = (transaction: Transaction, n: number) => transaction.insert(customers, [customer({ id: id(n), external_id: `c${n}` })])

  describe('a process that has lost its job', () => {
    it.each(['write', 'save', 'step'] as const)('commits nothing by %s, and ends without a word of failure', async (verb) => {
      const { clock, log, organization, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const goOn = deferred()
      const taken = deferred()
      const end = deferred()
      // With one slot it does not take the job a second time.
      const stalled = runner(
        {
          async run(_, job) {
            started.resolve()
            await goOn.promise
            if (verb === 'write') return void (await job.write((transaction) => add(transaction, 1)))
            await job[verb](async (transaction) => {
              await add(transaction, 1)
              return undefined
            })
          }
        },
        { concurrency: 1 }
      )
      await enqueue()
      const losing = stalled.runDue()
      await started.promise
      clock.advance(30_000)
      const other = runner({
        async run(_, { write }) {
          taken.resolve()
          await end.promise
          await write((transaction) => add(transaction, 2))
        }
      })
      const winning = other.runDue()
      await taken.promise
      goOn.resolve()
      await losing
      expect(await rows()).toMatchObject([{ attempts: 2, last_error: null, running: true }])
      end.resolve()
      await winning
      expect(await rows()).toEqual([])
      expect((await organization.find(customers)).map((row) => row.external_id)).toEqual(['c2'])
      expect(log.filter(({ level }) => level === 'error')).toEqual([])
    })

    it('whose transaction is not over yet is waited for: the other one begins after its commit', async () => {
      const { clock, organization, runner, enqueue, rows } = jobWorld(context.store)
      const inside = deferred()
      const goOn = deferred()
      const order: string[] = []
      const stalled = runner(
        {
          async run(_, { write }) {
            await write(async (transaction) => {
              await add(transaction, 1)
              inside.resolve()
              await goOn.promise
            })
            order.push('committed')
          }
        },
        { concurrency: 1 }
      )
      await enqueue()
      const losing = stalled.runDue()
      await inside.promise
      // Elsewhere nobody can take the job before the transaction is over, nor look at it.
      const hasConnections = context.store.supports.hostTransactions
      const token = hasConnections ? (await rows())[0]?.leased_by : undefined
      clock.advance(30_000)
      const other = runner({
        async run() {
          order.push(`found ${(await organization.find(customers)).length}`)
        }
      })
      const winning = other.runDue()
      if (hasConnections) await expect.poll(async () => (await rows())[0]?.leased_by).not.toBe(token)
      goOn.resolve()
      await Promise.all([losing, winning])
      expect(order).not.toContain('found 0')
      if (hasConnections) expect(order).toContain('found 1')
    })

    it('writes side by side while it has the job', async () => {
      const { organization, runner, enqueue, rows } = jobWorld(context.store)
      const numbers = Array.from({ length: 8 }, (_, n) => n + 1)
      const jobs = runner({
        run: async (_, { write }) => void (await Promise.all(numbers.map((n) => write((transaction) => add(transaction, n)))))
      })
      await enqueue()
      await jobs.runDue()
      expect([await rows(), await organization.count(customers)]).toEqual([[], 8])
    })
  })

  it('a job that was put off for longer than its kind ever is, by a clock that was ahead, is due', async () => {
    const { clock, runner, enqueue, rows } = jobWorld(context.store)
    const ran: number[] = []
    const jobs = runner({ maxWaitMs: 60_000, run: async ({ n }) => void ran.push(n) })
    await enqueue({ runAt: clock.now() + 7_200_000, payload: { n: 1 } })
    await enqueue({ runAt: clock.now() + 60_000, payload: { n: 2 } })
    await jobs.runDue()
    expect([ran, (await rows()).length]).toEqual([[1], 1])
    clock.advance(60_000)
    await jobs.runDue()
    expect([ran, await rows()]).toEqual([[1, 2], []])
  })
}
