import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minute } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

const steadyOnes = Array.from({ length: 14 }, (_, index) => `steady ${index}`)

/** What somebody else writes between two pages: something new, or the one that moves, at this minute before now. */
const writing = fc.record({ what: fc.constantFrom('new', 'mover'), minutes: fc.integer({ min: 0, max: 9 }) })
const reading = fc.record({
  limit: fc.integer({ min: 1, max: 5 }),
  minutes: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: steadyOnes.length, maxLength: steadyOnes.length }),
  writings: fc.array(fc.array(writing, { maxLength: 3 }), { maxLength: 8 })
})

/** One list, as the property looks at it. */
interface Paged {
  tool: 'svc_list_sources' | 'svc_list_facts' | 'svc_get_timeline'
  put(world: EvidenceWorld, customerId: string, name: string, at: number): Promise<unknown>
  name(entry: Record<string, unknown>): unknown
}

const putSource: Paged['put'] = (world, customerId, externalId, occurredAt) =>
  world.putSources({ externalId, occurredAt, customer: { customerId } })

const lists: readonly Paged[] = [
  { tool: 'svc_list_sources', put: putSource, name: ({ sourceId }) => sourceId },
  { tool: 'svc_get_timeline', put: putSource, name: ({ sourceId }) => sourceId },
  {
    tool: 'svc_list_facts',
    put: (world, customerId, assertion, occurredAt) =>
      world.putFacts({ externalId: `${customerId} ${assertion}`, assertion, occurredAt, customer: { customerId } }),
    name: ({ assertion }) => assertion
  }
]

/** Pages that are read while others write. */
export function testPaging(newWorld: EvidenceWorlds): void {
  describe.each(lists)('$tool, read page by page while others write', ({ tool, put, name }) => {
    it('shows each row that does not change exactly once, in order', async () => {
      const world = await newWorld()
      let customers = 0
      await fc.assert(
        fc.asyncProperty(reading, async ({ limit, minutes, writings }) => {
          const customer = `customer ${++customers}`
          const at = (ago: number) => world.clock.now() - ago * minute
          const named = (each: string) => (tool === 'svc_list_facts' ? each : `${customer} ${each}`)
          for (const [index, each] of steadyOnes.entries()) await put(world, customer, named(each), at(minutes[index] ?? 0))
          const read = async (input: object) => {
            const { body } = await world.call(tool, { customer, ...input })
            const { items, events, facts, pagination } = Object(body)
            return { entries: (items ?? events ?? facts).map(name), cursor: pagination.nextCursor }
          }
          const { entries: expected } = await read({ limit: 100 })
          const seen: unknown[] = []
          let page = await read({ limit })
          for (let turn = 0; ; turn++) {
            seen.push(...page.entries)
            if (page.cursor === null) break
            for (const [index, { what, minutes: ago }] of (writings[turn] ?? []).entries()) {
              await put(world, customer, named(what === 'new' ? `new ${turn} ${index}` : what), at(ago))
            }
            page = await read({ limit, cursor: page.cursor })
          }
          expect(seen.filter((each) => expected.includes(each))).toEqual(expected)
          expect(expected).toHaveLength(steadyOnes.length)
        }),
        { numRuns: 8 }
      )
    })
  })
}
