import type { HookHandler } from '@rapport/core/src/hooks/hook.js'
import { maxAttempts } from '@rapport/core/src/hooks/next-delivery.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { describe, expect, it } from 'vitest'
import { deferred } from '../jobs/job-world.js'
import { hookWorld } from './hook-world.js'

type Handler = HookHandler<'fact.detected'>

/** Handlers that throw, hang and are slow. */
export function testFailing(context: { readonly store: Store }): void {
  const start = async () => {
    const world = await hookWorld(context.store)
    await world.workspace.customers.put([{ customerId: 'acme' }, { customerId: 'other' }])
    const acme = (await world.workspace.call('svc_get_customer', { customer: 'acme' })).customer.id
    const listen = (handler: Handler, timeoutMs = 30_000, name = 'crm') =>
      world.rapport.on('fact.detected', handler, { id: world.hookId(name), timeoutMs })
    return { ...world, acme, listen }
  }

  describe('handlers that fail', () => {
    it('are called again with the same payload, after growing pauses; what follows of the customer waits, others do not', async () => {
      const { rapport, clock, acme, listen, putFact, hookId, rows, log } = await start()
      const calls: { factId: string; id: string; attempt: number; at: number }[] = []
      listen(({ id, data }, { attempt }) => {
        calls.push({ factId: data.factId, id, attempt, at: clock.now() })
        if (data.customerId === acme && attempt < 4 && data.factId === first) throw new Error('The CRM is away')
      })
      const first = await putFact()
      const second = await putFact()
      const other = await putFact({ customerId: 'other' })
      const begun = clock.now()
      await rapport.runDue()
      expect(calls.map(({ factId }) => factId).sort()).toEqual([first, other].sort())
      const waiting = (await rows()).filter(({ hook }) => hook.endsWith(hookId()))
      expect(waiting.find(({ event: told }) => told.data.factId === first)).toMatchObject({ attempts: 1, error: 'Error: The CRM is away' })
      const third = await putFact()
      for (const pause of [999, 1, 1_999, 1, 4_000]) {
        clock.advance(pause)
        await rapport.runDue()
      }
      const ofFirst = calls.filter(({ factId }) => factId === first)
      expect(ofFirst.map(({ at, attempt }) => [at - begun, attempt])).toEqual([
        [0, 1],
        [1_000, 2],
        [3_000, 3],
        [7_000, 4]
      ])
      expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(1)
      expect(calls.slice(-3).map(({ factId }) => factId)).toEqual([first, second, third])
      const said = log.find(({ message }) => message === 'A hook failed and will be tried again')
      expect(said?.fields).toMatchObject({ hook: hookId(), attempts: 1, error: 'Error: The CRM is away' })
    })

    it('may throw what has no words: it is tried again, and others are not kept waiting', async () => {
      const { rapport, acme, clock, listen, putFact, rows, hookId } = await start()
      const told: string[] = []
      const wordless: unknown[] = [
        Object.create(null),
        null,
        {
          toString: () => {
            throw new Error('no')
          }
        }
      ]
      listen(({ data }) => {
        if (data.customerId === acme) throw wordless.pop()
        told.push(data.factId)
      })
      await putFact()
      const other = await putFact({ customerId: 'other' })
      for (let tries = 0; tries < 3; tries++) {
        await rapport.runDue()
        expect(told).toEqual([other])
        const [waiting] = (await rows()).filter(({ hook }) => hook.endsWith(hookId()))
        expect(waiting).toMatchObject({ attempts: tries + 1, error: expect.any(String) })
        clock.advance(3_600_000)
      }
    })

    it('20 failures make a dead letter, and the next goes on; it can be seen and delivered again', async () => {
      const { rapport, workspace, organizationId, acme, listen, putFact, hookId, status, settle } = await start()
      let isMended = false
      const taken: string[] = []
      const attempts: number[] = []
      listen(({ data }, { attempt }) => {
        if (data.factId === bad) attempts.push(attempt)
        if (data.factId === bad && !isMended) throw new Error('No such field')
        taken.push(data.factId)
      })
      const bad = await putFact()
      const next = await putFact()
      await settle()
      expect([attempts, taken]).toEqual([Array.from({ length: maxAttempts }, (_, index) => index + 1), [next]])
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 0, dead: 1 }])

      const query = { hookId: hookId() }
      const [letter, ...more] = await rapport.hooks.deadLetters(query)
      expect(more).toEqual([])
      expect(letter).toMatchObject({
        organizationId,
        name: 'fact.detected',
        hookId: hookId(),
        historical: false,
        attempts: maxAttempts,
        error: 'Error: No such field',
        data: { factId: bad, customerId: acme }
      })
      const other = (await rapport.organizations.create({ name: 'Other' })).id
      expect(await rapport.hooks.deadLetters({ ...query, organizationId: other })).toEqual([])
      expect(await rapport.hooks.retry({ hookId: hookId('none') })).toBe(0)
      expect(await rapport.hooks.retry({ id: workspace.organizationId })).toBe(0)
      expect(await rapport.hooks.deadLetters({ id: 'no id' })).toEqual([])
      isMended = true
      expect(await rapport.hooks.retry({ ...query, id: letter?.id.toUpperCase() ?? '' })).toBe(1)
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 1, dead: 0 }])
      await rapport.runDue()
      expect([taken, attempts.at(-1)]).toEqual([[next, bad], 1])
      expect(await rapport.hooks.deadLetters(query)).toEqual([])
    })

    it('a handler that hangs is told to stop, and counts as failed; other customers and hooks go on meanwhile', async () => {
      const { rapport, acme, listen, putFact, rows, hookId } = await start()
      const othersDone = deferred()
      const taken: string[] = []
      const done = (name: string) => {
        taken.push(name)
        if (taken.length === 3) othersDone.resolve()
      }
      let aborted: unknown
      listen(async ({ data }, { signal }) => {
        if (data.customerId !== acme) return done('crm')
        // It gives up only when the others were told.
        await othersDone.promise
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        aborted = signal.reason
        return new Promise(() => {})
      }, 300)
      listen(() => done('mail'), 30_000, 'mail')
      await putFact()
      await putFact({ customerId: 'other' })
      await rapport.runDue()
      expect(taken.sort()).toEqual(['crm', 'mail', 'mail'])
      expect(String(aborted)).toContain('300 ms')
      const [left, ...more] = (await rows()).filter(({ hook }) => hook.includes(hookId('')))
      expect(more).toEqual([])
      expect(left).toMatchObject({ subject_id: acme, attempts: 1, error: 'Error: The handler took longer than 300 ms' })
    })

    it('handlers of more customers than are called at a time hang, and the others still go on', async () => {
      const { rapport, workspace, listen, putFact } = await start()
      const names = Array.from({ length: 12 }, (_, index) => `c${index}`)
      await workspace.customers.put(names.map((customerId) => ({ customerId })))
      const end = deferred()
      let hanging = 0
      const last = await customerOf('c11')
      listen(({ data }) => {
        if (data.customerId === last) return end.resolve()
        hanging++
        return end.promise
      })
      for (const customerId of names) await putFact({ customerId })
      await rapport.runDue()
      expect(hanging).toBe(11)
      async function customerOf(customer: string): Promise<string> {
        return (await workspace.call('svc_get_customer', { customer })).customer.id
      }
    })

    it('closing does not wait for a handler that hangs; the attempt does not count, and the next process delivers', async () => {
      const { rapport, process, putFact, hookId, rows } = await start()
      const called = deferred()
      const aborted = deferred()
      const closing = await process()
      closing.on(
        'fact.detected',
        (_, { signal }) => {
          signal.addEventListener('abort', () => aborted.resolve(), { once: true })
          called.resolve()
          return new Promise(() => {})
        },
        { id: hookId() }
      )
      await putFact({ customerId: 'acme' }, closing)
      const running = closing.runDue()
      await called.promise
      await closing.close()
      await Promise.all([running, aborted.promise])
      const [row] = (await rows()).filter(({ hook }) => hook.endsWith(hookId()))
      expect(row).toMatchObject({ status: 'PENDING', attempts: 0, error: null })
      const attempts: number[] = []
      rapport.on('fact.detected', (_, { attempt }) => attempts.push(attempt), { id: hookId() })
      await rapport.runDue()
      expect(attempts).toEqual([1])
    })

    it('a handler that ends while its process closes has delivered', async () => {
      const { process, putFact, hookId, status } = await start()
      const called = deferred()
      const closing = await process()
      const handler: Handler = (_, { signal }) => {
        called.resolve()
        return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      }
      closing.on('fact.detected', handler, { id: hookId() })
      await putFact({ customerId: 'acme' }, closing)
      const running = closing.runDue()
      await called.promise
      await Promise.all([closing.close(), running])
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 0, dead: 0 }])
    })
  })
}
