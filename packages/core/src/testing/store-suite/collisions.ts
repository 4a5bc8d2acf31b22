import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { event, id, visitor } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

const numbered = (...numbers: number[]) => numbers.map((number) => event({ event_id: id(number) }))

/** New rows of a table whose rows hardly ever exist already: a store may begin a transaction again when one does. */
export function testCollisions(context: SuiteContext): void {
  const { newOrganization } = context

  describe('rows that hardly ever exist', () => {
    it('are answered right to work that catches every error, whether it ends well or throws one of its own', async () => {
      const organization = newOrganization()
      await organization.insert(tables.events, numbered(1))
      const answers: unknown[] = []
      const insert = (end: () => void) =>
        organization.transaction(async (transaction) => {
          answers.push(await transaction.insert(tables.events, numbered(1, 2)).catch(() => 'failed'))
          end()
        })
      const refuse = () => {
        throw new Error('planned')
      }
      await expect(insert(refuse)).rejects.toThrow('planned')
      expect(answers.at(-1)).toEqual([false, true])
      await insert(() => undefined)
      expect(answers.at(-1)).toEqual([false, true])
      expect(await organization.find(tables.events)).toEqual(numbered(1, 2))
    })

    it('say which of them were new, and the transaction keeps its other writes once', async () => {
      const organization = newOrganization()
      await organization.insert(tables.events, [event({ event_id: id(1), title: 'first' })])
      const added = await organization.transaction(async (transaction) => {
        await transaction.upsert(tables.visitors, [visitor({})])
        const rows = [event({ event_id: id(1), title: 'again' }), ...numbered(2, 3), event({ event_id: id(2), title: 'twice' })]
        return transaction.insert(tables.events, rows)
      })
      expect(added).toEqual([false, true, true, false])
      expect(await organization.find(tables.events)).toEqual([event({ event_id: id(1), title: 'first' }), ...numbered(2, 3)])
      expect(await organization.count(tables.visitors)).toBe(1)
    })

    it('of several transactions at once each row is new to one', async () => {
      const organization = newOrganization()
      const add = (first: number) =>
        organization.transaction((transaction) => transaction.insert(tables.events, numbered(first, first + 1, first + 2)))
      const added = await Promise.all([1, 2, 3, 1, 2, 3].map(add))
      expect(added.flat().filter((isNew) => isNew)).toHaveLength(5)
      expect(await organization.find(tables.events)).toEqual(numbered(1, 2, 3, 4, 5))
    })

    it('one organization’s row that exists stops no other’s within one commit', async () => {
      const organizations = [newOrganization(), newOrganization()]
      await organizations[0]?.insert(tables.events, numbered(1))
      const ids = organizations.map(({ organizationId }) => organizationId)
      const added: unknown[] = []
      await context.store.groupTransaction(ids, {
        prepare: async (of) => {
          added.splice(0, 2, ...(await Promise.all(ids.map((one) => of(one).insert(tables.events, numbered(1, 2))))))
        },
        settle: async () => undefined
      })
      expect(added).toEqual([
        [false, true],
        [true, true]
      ])
    })
  })
}
