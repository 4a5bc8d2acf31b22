import { says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, test } from 'vitest'
import type { EvidenceWorlds } from '../evidence/evidence-world.js'
import { modelWorlds, partsOf, reads } from './model-world.js'

/** How what a model quotes is found in a source, and how a long source is read. */
export function testModelQuotes(newWorld: EvidenceWorlds): void {
  const start = modelWorlds(newWorld)

  describe('what a model quotes', () => {
    const said = 'Dear Rita,\n\nwe said “it stays as it is” –\nbut from May on Ren\u00e9\u2019s team\u00a0will be twice as large.'
    const exact = 'we said “it stays as it is” –\nbut from May on Ren\u00e9\u2019s team\u00a0will be twice as large.'
    const asQuoted = {
      exactly: exact,
      'on one line': exact.replaceAll(/\s+/g, ' '),
      'with plain marks and dashes': exact.replaceAll(/[“”]/g, '"').replace('’', "'").replace('–', '-'),
      'with guillemets': exact.replace('“', '»').replace('”', '«'),
      'with a large first letter': exact.replace('we', 'We'),
      'without its stop, in marks': `"${exact.slice(0, -1)}"`,
      'with words left out': exact.replace('stays as it is” –\nbut from', 'stays … but from'),
      'in decomposed letters': exact.normalize('NFD')
    }
    test.each(Object.entries(asQuoted))('is found %s, and stored in the words of the source', async (_, quote) => {
      const { standIn, put, facts, workspace } = await start()
      standIn.expect(says({ facts: [{ factType: 'COMPANY_CHANGE', kind: 'headcount', quote, subject: null, confidence: 0.9 }] }))
      await put('a', said)
      const [fact, ...others] = await facts()
      expect(others).toEqual([])
      expect(fact).toMatchObject({ factType: 'COMPANY_CHANGE', assertion: exact.replaceAll(/\s+/g, ' ') })
      const { evidence } = await workspace.call('svc_get_fact', { factId: fact?.id ?? '', include: ['evidence'] })
      expect(evidence).toMatchObject([{ excerpt: exact }])
    })

    test('counts under its type, whatever its kind; with an invented kind and a subject it is the same fact elsewhere', async () => {
      const { standIn, put, facts } = await start()
      const first = 'We hebben absoluut een koppeling met Personio nodig.'
      const second = 'Nogmaals: zonder Personio gaat het bij ons niet.'
      const claim = { factType: 'REQUIREMENTS', subject: 'Personio' }
      standIn.expect(reads({ ...claim, kind: 'an invention', quote: first }), reads({ ...claim, kind: 'another one', quote: second }))
      await put('a', first)
      await put('b', second)
      expect(await facts()).toMatchObject([{ factType: 'REQUIREMENTS', assertion: first, evidenceCount: 2, occurrenceCount: 2 }])
    })

    test('may be short where it is all that somebody says', async () => {
      const { standIn, put, facts } = await start()
      standIn.otherwise = says({ facts: [{ factType: 'CHURN_RISK', kind: 'leaves', quote: 'No.', subject: null, confidence: 1 }] })
      const turns = [
        { speaker: 'Rita', text: 'Are we going to see you next year?' },
        { speaker: 'Ana', text: 'No.' }
      ]
      await put('call', '', { sourceType: 'CALL', segments: turns })
      expect(await facts()).toMatchObject([{ factType: 'CHURN_RISK', assertion: 'No.' }])
      await put('mail', 'No. I mean it is fine to talk on Friday.')
      expect(await facts()).toHaveLength(1)
    })
  })

  describe('a long source', () => {
    const filler = (index: number) => `Line ${index}: we talked about the lamp in the hall and about the ride to the coast.`
    const needle = (place: string) => `Our team in ${place} wants forty more seats from autumn on.`

    test('is read to its end, in windows that overlap, and what stands in two of them is found once', async () => {
      const { standIn, put, facts, extraction } = await start()
      const turns = Array.from({ length: 900 }, (_, index) => ({ speaker: index % 2 ? 'Ana' : 'Ben', text: filler(index) }))
      const places = [0, 250, 280, 300, 700, 899]
      for (const at of places) turns[at] = { speaker: 'Ana', text: needle(`place${at}`) }
      standIn.otherwise = reads(...places.map((at) => ({ factType: 'EXPANSION', quote: needle(`place${at}`) })))
      await put('a', '', { segments: turns })
      const windows = standIn.asked.map((asked) => partsOf(asked))
      expect(windows.length).toBeGreaterThan(3)
      for (const [index, parts] of windows.entries()) {
        expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(24_000)
        expect(parts[0]?.part).toBeLessThanOrEqual((windows[index - 1]?.at(-1)?.part ?? -1) + 1)
      }
      const sent = new Set(windows.flat().map(({ part }) => part))
      expect(sent.size).toBe(turns.length)
      expect(windows[1]?.[0]?.part).toBeLessThan(windows[0]?.at(-1)?.part ?? 0)
      const found = (await facts()).map(({ assertion }) => assertion).sort()
      expect(found).toEqual(places.map((at) => needle(`place${at}`)).sort())
      expect(await extraction('a')).toMatchObject({ state: 'read', reason: null, windowsRead: windows.length, windows: windows.length })
    })

    test('of one paragraph is cut at sentences, and a model with few tokens is asked with less', async () => {
      const { standIn, put, facts } = await start({ maxTokens: 9_000 })
      const text = `${Array.from({ length: 400 }, (_, index) => filler(index)).join(' ')} ${needle('Graz')}`
      standIn.otherwise = reads({ factType: 'EXPANSION', quote: needle('Graz') })
      await put('a', text)
      expect(standIn.asked.length).toBeGreaterThan(5)
      const texts = standIn.asked.flatMap((asked) => partsOf(asked).map((part) => part.text))
      for (const each of texts) expect(each.length).toBeLessThanOrEqual(6_000)
      for (let index = 0; index < 400; index++) expect(texts.some((each) => each.includes(filler(index)))).toBe(true)
      expect(await facts()).toMatchObject([{ assertion: needle('Graz') }])
    })

    test('goes on at its next window when the process ends in between', async () => {
      const { standIn, put, later, extraction } = await start()
      standIn.expect(reads())
      await put('a', '', { segments: Array.from({ length: 600 }, (_, index) => ({ speaker: 'Ana', text: filler(index) })) })
      const [first, second] = standIn.asked.map((asked) => partsOf(asked)[0]?.part)
      expect([first, second]).toEqual([0, expect.any(Number)])
      expect(await extraction('a')).toMatchObject({ state: 'reading', windowsRead: 1, reason: expect.stringContaining('503') })
      standIn.otherwise = reads()
      await later(60_000)
      expect(standIn.asked.map((asked) => partsOf(asked)[0]?.part)[2]).toBe(second)
      expect(await extraction('a')).toMatchObject({ state: 'read', reason: null })
    })
  })
}
