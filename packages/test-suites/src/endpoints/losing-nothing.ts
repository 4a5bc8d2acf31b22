import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { endOrganization, worldOn } from '../list-tools/world.js'
import { endpointWorldsOn } from './world.js'

/** What becomes of a request: `lost` arrives and its answer does not; `unrecorded` arrives, and the process ends before it writes that down. */
const fates = ['ok', 'refused', 'unreachable', 'lost', 'unrecorded'] as const

/** Whatever fails on the way, every message arrives, always under its own id. */
export function testLosingNothing(store: () => Store): void {
  describe('messages to endpoints that fail on the way', () => {
    it('all arrive, each under one id with one body', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...fates), { maxLength: 25 }), fc.integer({ min: 1, max: 8 }), async (plan, facts) => {
          let isToFail = false
          const flaky = overlay(store(), {
            close: async () => undefined,
            organization: (id: string) => {
              const rows = store().organization(id)
              return overlay(rows, {
                transaction: async (work) => {
                  if (!isToFail) return rows.transaction(work)
                  isToFail = false
                  throw new Error('The connection is gone')
                }
              })
            }
          })
          const newWorld: NewWorld = (options) => worldOn(flaky, options)
          const world = await endpointWorldsOn(newWorld)()
          const { receiver, make, putFact, settle, workspace, organizationId } = world
          const arrived = new Map<string, Set<string>>()
          const left = [...plan]
          receiver.answer = ({ id, body }) => {
            const fate = left.shift() ?? 'ok'
            if (fate === 'refused') return new Response('', { status: 503 })
            if (fate === 'unreachable') throw new TypeError('fetch failed')
            arrived.set(id, new Set([...(arrived.get(id) ?? []), body]))
            if (fate === 'lost') throw new TypeError('fetch failed')
            isToFail = fate === 'unrecorded'
            return new Response('')
          }
          const { endpoint } = await make()
          for (let fact = 0; fact < facts; fact++) await putFact()
          await settle(endpoint.id)
          const { items } = await workspace.endpoints.deliveries(endpoint.id, { limit: 200 })
          expect(items).toHaveLength(facts)
          const delivered = items.filter(({ status }) => status === 'DELIVERED')
          const failed = items.filter(({ status }) => status === 'FAILED')
          for (const { id } of delivered) expect(arrived.get(id)?.size).toBe(1)
          // Ten attempts and a failure end a message: all others arrive. An attempt that was not recorded counts, and is made again.
          for (const { attempts } of failed) expect(attempts).toBeGreaterThanOrEqual(10)
          expect([...arrived.keys()].every((id) => items.some((each) => each.id === id))).toBe(true)
          await endOrganization(store(), organizationId)
        }),
        { numRuns: 8, examples: [[[...Array.from({ length: 9 }, () => 'refused' as const), 'unrecorded', 'refused'], 1]] }
      )
    }, 120_000)
  })
}
