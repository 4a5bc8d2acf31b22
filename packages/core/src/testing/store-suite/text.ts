import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { compareText } from '../../values/canonical-json.js'
import { customer, id, member } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Text at the edges: its order, its equality, and what is not text. */
export function testText({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('text', () => {
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
      const mentioning = await organization.find(tables.members, { where: { name: { mentions: ['%', 'A_B', 'é'] } } })
      expect(mentioning.map((row) => row.name).sort()).toEqual(['100%', '\\%', 'a_b'])
    })

    it('mentions finds text within JSON as it was written, also with quotes and line breaks', async () => {
      const organization = newOrganization()
      const notes = ['She said "export\nis broken"', 'Élodie %', 'back\\slash']
      await organization.insert(
        tables.customers,
        notes.map((note, index) => customer({ id: id(index + 1), traits: { notes: [{ [note]: index }, note] } }))
      )
      for (const [index, text] of ['"EXPORT\nis', 'Élodie %', 'K\\S'].entries()) {
        const found = await organization.find(tables.customers, { where: { traits: { mentions: [text, 'absent'] } } })
        expect(found.map((row) => row.id)).toEqual([id(index + 1)])
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
  })
}
