import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { JsonObject } from '../../storage/columns.js'
import { mergingIdentities } from './merging-tables.js'
import { customer, customerIdentity, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** JSON at the edges: names of keys, numbers, depth. */
export function testJson({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('JSON', () => {
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
  })
}
