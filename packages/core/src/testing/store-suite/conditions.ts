import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { RowOf } from '../../storage/define-table.js'
import type { Where } from '../../storage/query.js'
import { customer, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

type Customers = Where<RowOf<typeof tables.customers>>
type Events = Where<RowOf<typeof tables.events>>

/** What each condition of a `Where` matches. */
export function testConditions({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('conditions', () => {
    const customers = [
      customer({ id: id(1), name: 'Acme', domain: 'acme.com', mrr_cents: 100, traits: { plan: 'pro', seats: 5, on: true } }),
      customer({ id: id(2), name: 'Beta', domain: 'beta.com', mrr_cents: 200, traits: { plan: 'free', seats: '5', on: 'true' } }),
      customer({ id: id(3), name: 'acme', domain: null, mrr_cents: null, traits: { plan: null, seats: [5], on: { a: 1 } } }),
      customer({ id: id(4), name: null, domain: 'acme.com', mrr_cents: -100, traits: {} })
    ]

    const matching: [title: string, where: Customers, expected: number[]][] = [
      ['nothing asked', {}, [1, 2, 3, 4]],
      ['a condition without tests', { name: {} }, [1, 2, 3, 4]],
      ['eq', { name: { eq: 'Acme' } }, [1]],
      ['eq of a uuid', { id: { eq: id(2) } }, [2]],
      ['eq of a number', { mrr_cents: { eq: -100 } }, [4]],
      ['ne does not match null', { name: { ne: 'Acme' } }, [2, 3]],
      ['in', { domain: { in: ['acme.com', 'x.com', 'acme.com'] } }, [1, 4]],
      ['in of the key', { id: { in: [id(3), id(1), id(9)] } }, [1, 3]],
      ['in of nothing', { domain: { in: [] } }, []],
      ['lt', { mrr_cents: { lt: 100 } }, [4]],
      ['lte', { mrr_cents: { lte: 100 } }, [1, 4]],
      ['gt', { mrr_cents: { gt: 100 } }, [2]],
      ['gte', { mrr_cents: { gte: 100 } }, [1, 2]],
      ['a range', { mrr_cents: { gt: -100, lt: 200 } }, [1]],
      ['an empty range', { mrr_cents: { gt: 200, lt: 100 } }, []],
      ['a range of text', { name: { gte: 'B', lt: 'a' } }, [2]],
      ['a range of uuids', { id: { gt: id(1), lte: id(3) } }, [2, 3]],
      ['isNull', { name: { isNull: true } }, [4]],
      ['is not null', { name: { isNull: false } }, [1, 2, 3]],
      ['null and a value at once', { name: { isNull: true, eq: 'Acme' } }, []],
      ['contains, case-sensitively', { name: { contains: 'cm' } }, [1, 3]],
      ['contains at the start', { name: { contains: 'A' } }, [1]],
      ['contains of empty text', { domain: { contains: '' } }, [1, 2, 4]],
      ['mentions one of these, in any case', { name: { mentions: ['CM', 'nobody'] } }, [1, 3]],
      ['mentions in JSON', { traits: { mentions: ['Pro'] } }, [1]],
      ['mentions of nothing', { name: { mentions: [] } }, []],
      ['has text', { traits: { has: { plan: 'pro' } } }, [1]],
      ['has a number, not its text', { traits: { has: { seats: 5 } } }, [1]],
      ['has text, not the number', { traits: { has: { seats: '5' } } }, [2]],
      ['has a boolean', { traits: { has: { on: true } } }, [1]],
      ['has several', { traits: { has: { plan: 'free', on: 'true' } } }, [2]],
      ['has a key that is missing', { traits: { has: { toString: 'x' } } }, []],
      ['has keys whose values are not null', { traits: { hasKeys: ['plan'] } }, [1, 2]],
      ['has several keys, of any value', { traits: { hasKeys: ['seats', 'on'] } }, [1, 2, 3]],
      ['has a key that no row has', { traits: { hasKeys: ['seats', 'toString'] } }, []],
      ['has no keys in particular', { traits: { hasKeys: [] } }, [1, 2, 3, 4]],
      ['lacks a value', { traits: { lacks: { plan: 'pro' } } }, [2, 3, 4]],
      ['lacks each of several values', { traits: { lacks: { plan: 'pro', seats: '5' } } }, [3, 4]],
      ['lacks a number, not its text', { traits: { lacks: { seats: 5 } } }, [2, 3, 4]],
      ['lacks no value in particular', { traits: { lacks: {} } }, [1, 2, 3, 4]],
      ['lacks a key, or has null there', { traits: { lacksKeys: ['plan'] } }, [3, 4]],
      ['lacks several keys', { traits: { lacksKeys: ['plan', 'toString', 'on'] } }, [4]],
      ['lacks a key and has another', { traits: { lacksKeys: ['plan'], hasKeys: ['on'] } }, [3]],
      ['lacks something in a column that is null', { tags: { lacks: { a: true } } }, []],
      ['has a key and a value', { traits: { hasKeys: ['on'], has: { plan: 'pro' } } }, [1]],
      ['eq of JSON, whatever the order of its keys', { traits: { eq: { on: true, seats: 5, plan: 'pro' } } }, [1]],
      ['eq of empty JSON', { traits: { eq: {} } }, [4]],
      ['several columns', { domain: { eq: 'acme.com' }, mrr_cents: { gt: 0 } }, [1]],
      ['any', { any: [{ name: { eq: 'Acme' } }, { mrr_cents: { eq: 200 } }] }, [1, 2]],
      ['any of nothing', { any: [] }, []],
      ['any beside a column', { domain: { eq: 'acme.com' }, any: [{ mrr_cents: { gt: 0 } }, { id: { eq: id(2) } }] }, [1]],
      ['all', { all: [{ domain: { eq: 'acme.com' } }, { name: { isNull: true } }] }, [4]],
      ['all of nothing', { all: [] }, [1, 2, 3, 4]],
      ['two conditions on one column', { all: [{ id: { gt: id(1) } }, { id: { lt: id(3) } }] }, [2]],
      ['two conditions that exclude each other', { name: { eq: 'Acme' }, all: [{ name: { eq: 'Beta' } }] }, []],
      ['all within any', { any: [{ all: [{ name: { eq: 'Acme' } }, { mrr_cents: { eq: 1 } }] }, { domain: { isNull: true } }] }, [3]],
      [
        'any within all',
        { all: [{ any: [{ id: { eq: id(1) } }, { id: { eq: id(2) } }] }, { any: [{ id: { eq: id(2) } }, { id: { eq: id(3) } }] }] },
        [2]
      ]
    ]

    it('each condition matches its rows, in find, count and an order', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, customers)
      for (const [title, where, expected] of matching) {
        const found = await organization.find(tables.customers, { where })
        expect([title, found.map((row) => row.id)]).toEqual([title, expected.map(id)])
        expect([title, await organization.count(tables.customers, where)]).toEqual([title, expected.length])
        const byName = await organization.find(tables.customers, { where, orderBy: { column: 'name', direction: 'desc' }, limit: 10 })
        expect([title, byName.map((row) => row.id).sort()]).toEqual([title, expected.map(id)])
      }
    })

    it('conditions on booleans, times and nullable uuids match', async () => {
      const organization = newOrganization()
      const rows = [
        event({ event_id: id(1), clamped: true, occurred_at: 10, user_id: id(21), utm: { source: 'x' } }),
        event({ event_id: id(2), clamped: false, occurred_at: -10, user_id: null, utm: null })
      ]
      await organization.insert(tables.events, rows)
      const expected: [Events, number[]][] = [
        [{ clamped: { eq: true } }, [1]],
        [{ clamped: { ne: true } }, [2]],
        [{ occurred_at: { lt: 0 } }, [2]],
        [{ occurred_at: { in: [10, 11] } }, [1]],
        [{ user_id: { ne: id(22) } }, [1]],
        [{ user_id: { isNull: true }, occurred_at: { lt: 0 } }, [2]],
        [{ utm: { isNull: true } }, [2]],
        [{ utm: { has: { source: 'x' } } }, [1]],
        [{ utm: { has: { source: 'y' } } }, []]
      ]
      for (const [where, ids] of expected) {
        expect([where, (await organization.find(tables.events, { where })).map((row) => row.event_id)]).toEqual([where, ids.map(id)])
      }
    })

    it('update and remove touch exactly the rows that a condition matches', async () => {
      for (const [title, where, expected] of matching) {
        const organization = newOrganization()
        await organization.insert(tables.customers, customers)
        expect([title, await organization.update(tables.customers, where, { currency: 'marked' })]).toEqual([title, expected.length])
        const marked = await organization.find(tables.customers, { where: { currency: { eq: 'marked' } } })
        expect([title, marked.map((row) => row.id)]).toEqual([title, expected.map(id)])
        expect([title, await organization.remove(tables.customers, where)]).toEqual([title, expected.length])
        expect([title, await organization.count(tables.customers)]).toEqual([title, customers.length - expected.length])
      }
    })
  })
}
