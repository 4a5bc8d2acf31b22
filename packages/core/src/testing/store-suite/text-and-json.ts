import { describe, expect, it } from 'vitest'
import { compareText } from '../../storage/canonical-json.js'
import type { JsonObject } from '../../storage/columns.js'
import { tables } from '../../storage/tables/index.js'
import { mergingIdentities } from './merging-tables.js'
import { customer, customerIdentity, event, id, member } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Values at the edges of what columns hold. */
export function testTextAndJson({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('text and JSON', () => {
    // U+FF5E comes before U+1F600 in UTF-8, and after it in UTF-16.
    const TEXTS = [
      '',
      ' ',
      '%',
      "'",
      '"',
      '\\',
      '_',
      'A',
      'Z',
      'a',
      'a\nb',
      'ab',
      'a b',
      'é',
      'e\u0301',
      'ß',
      'Ж',
      '漢',
      '\u{FF5E}',
      '\u{FFFD}',
      '😀',
      '👩‍👩‍👧',
      '\u{10FFFF}',
      '\u0001',
      '\u007f',
      '--',
      '$1',
      '{}'
    ]

    it('text is ordered by its UTF-8 bytes, in keys, in indexes and without', async () => {
      const organization = newOrganization()
      const sorted = [...TEXTS].sort(compareText)
      await organization.insert(
        tables.members,
        TEXTS.map((text) => member({ id: text, name: text, title: text }))
      )
      for (const column of ['id', 'name', 'title'] as const) {
        const ascending = await organization.find(tables.members, { orderBy: { column, direction: 'asc' } })
        expect(ascending.map((row) => row[column])).toEqual(sorted)
        const descending = await organization.find(tables.members, { orderBy: { column, direction: 'desc' } })
        expect(descending.map((row) => row[column])).toEqual([...sorted].reverse())
      }
      const groups = await organization.aggregate(tables.members, { by: ['title'], measures: { last: { max: 'name' } } })
      expect(groups).toEqual(sorted.map((text) => ({ title: text, last: text })))
    })

    it('text is compared by its UTF-8 bytes', async () => {
      const organization = newOrganization()
      await organization.insert(
        tables.members,
        TEXTS.map((text) => member({ id: text, title: text }))
      )
      for (const bound of ['', 'a', 'é', '\u{FF5E}', '😀']) {
        const above = TEXTS.filter((text) => compareText(text, bound) > 0).sort(compareText)
        for (const column of ['id', 'title'] as const) {
          const found = await organization.find(tables.members, { where: { [column]: { gt: bound } } })
          expect([column, bound, found.map((row) => row.id)]).toEqual([column, bound, above])
          expect(await organization.count(tables.members, { [column]: { lte: bound } })).toBe(TEXTS.length - above.length)
        }
      }
    })

    it('every text equals itself alone: no trimming, folding or normalising', async () => {
      const organization = newOrganization()
      await organization.insert(
        tables.members,
        TEXTS.map((text) => member({ id: text, title: text, email: text }))
      )
      expect(await organization.count(tables.members)).toBe(TEXTS.length)
      for (const text of TEXTS) {
        for (const column of ['id', 'email', 'title'] as const) {
          const found = await organization.find(tables.members, { where: { [column]: { eq: text } } })
          expect([column, found.map((row) => row.id)]).toEqual([column, [text]])
        }
      }
      expect(
        (
          await organization.get(
            tables.members,
            TEXTS.map((text) => ({ id: text }))
          )
        ).map((row) => row?.id)
      ).toEqual(TEXTS)
    })

    it('contains takes % and _ and \\ literally', async () => {
      const organization = newOrganization()
      const names = ['100%', '100', 'a_b', 'axb', 'c:\\d', 'c:d', '\\%', "it's", '😀 smile']
      await organization.insert(
        tables.members,
        names.map((name) => member({ id: name, name }))
      )
      const expected = {
        '%': ['100%', '\\%'],
        _: ['a_b'],
        '\\': ['c:\\d', '\\%'],
        '\\%': ['\\%'],
        "'": ["it's"],
        '😀': ['😀 smile'],
        'a%b': [],
        A_B: []
      }
      for (const [contains, matching] of Object.entries(expected)) {
        const found = await organization.find(tables.members, { where: { name: { contains } } })
        expect([contains, found.map((row) => row.name).sort()]).toEqual([contains, [...matching].sort()])
      }
    })

    it('text that no store keeps is refused, and equal to nothing', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, [customer({ name: 'a', traits: { a: 'a' } })])
      for (const text of ['a\0', '\ud800a', '\udc00']) {
        await expect(organization.insert(tables.customers, [customer({ id: id(2), name: text })])).rejects.toThrow()
        await expect(organization.insert(tables.customers, [customer({ id: id(2), traits: { a: [text] } })])).rejects.toThrow()
        await expect(organization.insert(tables.customers, [customer({ id: id(2), traits: { [text]: 1 } })])).rejects.toThrow()
        for (const condition of [{ eq: text }, { in: [text] }, { contains: text }]) {
          expect(await organization.count(tables.customers, { name: condition })).toBe(0)
        }
        expect(await organization.count(tables.customers, { traits: { has: { a: text } } })).toBe(0)
        expect(await organization.count(tables.customers, { name: { in: [text, 'a'] } })).toBe(1)
      }
      const escapes = { a: '\\u0000', b: '\\\\ud800', c: '\u0001' }
      expect(await organization.upsert(tables.customers, [customer({ traits: escapes })])).toEqual([customer({ traits: escapes })])
    })

    it('keys of JSON are plain data, whatever they are called', async () => {
      const organization = newOrganization()
      const traits: JsonObject = JSON.parse(
        '{"__proto__":{"polluted":true},"constructor":"c","toString":1,"hasOwnProperty":false,"":0,"10":1,"9":2,"a.b":"$","😀":"%"}'
      )
      await organization.insert(tables.customers, [customer({ id: id(1), traits }), customer({ id: id(2), traits: {} })])
      const [row] = await organization.get(tables.customers, [{ id: id(1) }])
      expect(Object.entries(row?.traits ?? {}).sort()).toEqual(Object.entries(traits).sort())
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
      for (const [key, value] of [
        ['constructor', 'c'],
        ['toString', 1],
        ['hasOwnProperty', false],
        ['', 0],
        ['10', 1],
        ['a.b', '$'],
        ['😀', '%']
      ] as const) {
        const found = await organization.find(tables.customers, { where: { traits: { has: { [key]: value } } }, columns: ['id'] })
        expect([key, found]).toEqual([key, [{ id: id(1) }]])
      }
      expect(await organization.count(tables.customers, { traits: { has: JSON.parse('{"__proto__":"x"}') } })).toBe(0)
    })

    it('newest merges keys of any name', async () => {
      const organization = newOrganization()
      const claim = (value: number): ReturnType<typeof customerIdentity> =>
        customerIdentity({
          traits: JSON.parse(`{"__proto__":{"at":${value},"value":${value}},"constructor":{"at":${-value},"value":${value}}}`)
        })
      await organization.upsert(mergingIdentities, [claim(1)])
      const [merged] = await organization.upsert(mergingIdentities, [claim(2)])
      expect(Object.entries(merged?.traits ?? {}).sort()).toEqual([
        ['__proto__', { at: 2, value: 2 }],
        ['constructor', { at: -1, value: 1 }]
      ])
    })

    it('has compares JSON values: 1 equals 1.0, and no number equals its text', async () => {
      const organization = newOrganization()
      const traits = JSON.parse('{"one":1.0,"big":1e21,"small":0.1,"negative":-0.0,"text":"1","list":["x"]}')
      await organization.insert(tables.customers, [customer({ traits })])
      const matches = async (has: { [key: string]: string | number | boolean }) => organization.count(tables.customers, { traits: { has } })
      expect([
        await matches({ one: 1 }),
        await matches({ big: 1e21 }),
        await matches({ small: 0.1 }),
        await matches({ negative: 0 })
      ]).toEqual([1, 1, 1, 1])
      expect([
        await matches({ one: '1' }),
        await matches({ text: 1 }),
        await matches({ one: true }),
        await matches({ list: 'x' }),
        await matches({ '0': 'x' })
      ]).toEqual([0, 0, 0, 0, 0])
    })

    it('JSON text keeps quotes, control characters and depth', async () => {
      const organization = newOrganization()
      const deep = JSON.parse(`${'['.repeat(60)}1${']'.repeat(60)}`)
      const properties = {
        quote: '"\\/\b\f\n\r\t\u0001\u2028',
        deep,
        numbers: [0, -1.5, 1e-7, 123456789012345680000, Number.MAX_SAFE_INTEGER],
        long: '😀'.repeat(5000)
      }
      await organization.insert(tables.events, [event({ properties })])
      expect(await organization.find(tables.events)).toEqual([event({ properties })])
    })

    it('whole numbers keep every digit up to 2^53, on both sides of zero', async () => {
      const organization = newOrganization()
      const numbers = [2 ** 53, 2 ** 53 - 1, 2 ** 31, 1, 0, -1, -(2 ** 31) - 1, -(2 ** 53)]
      await organization.insert(
        tables.customers,
        numbers.map((number, index) => customer({ id: id(index), mrr_cents: number, contact_count: number }))
      )
      for (const column of ['mrr_cents', 'contact_count'] as const) {
        const rows = await organization.find(tables.customers, { orderBy: { column, direction: 'desc' } })
        expect(rows.map((row) => row[column])).toEqual(numbers)
        expect(await organization.count(tables.customers, { [column]: { gt: 2 ** 53 - 1 } })).toBe(1)
      }
      expect(
        await organization.aggregate(tables.customers, { measures: { sum: { sum: 'mrr_cents' }, min: { min: 'mrr_cents' } } })
      ).toEqual([{ sum: 2 ** 53 - 2, min: -(2 ** 53) }])
      expect(await organization.increment(tables.customers, { id: id(1) }, { mrr_cents: 1 })).toMatchObject({ mrr_cents: 2 ** 53 })
    })

    it('times are exact to the millisecond, before 1970 too', async () => {
      const organization = newOrganization()
      const times = [
        Date.UTC(9999, 11, 31, 23, 59, 59, 999),
        1_767_268_800_001,
        1_000,
        1,
        0,
        -1,
        -999,
        -1001,
        Date.UTC(1883, 10, 18, 17, 3, 58, 1),
        -62_135_596_800_000
      ]
      await organization.insert(
        tables.events,
        times.map((time, index) => event({ event_id: id(index), occurred_at: time, received_at: time, customer_id: id(99) }))
      )
      const where = { customer_id: { eq: id(99) } }
      for (const column of ['occurred_at', 'received_at'] as const) {
        const rows = await organization.find(tables.events, { where, orderBy: { column, direction: 'desc' } })
        expect(rows.map((row) => row[column])).toEqual(times)
      }
      for (const time of times) expect(await organization.count(tables.events, { received_at: { eq: time } })).toBe(1)
      expect(
        await organization.aggregate(tables.events, { measures: { first: { min: 'occurred_at' }, last: { max: 'received_at' } } })
      ).toEqual([{ first: times.at(-1), last: times[0] }])
    })
  })
}
