import { describe, expect, it } from 'vitest'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from './evidence-world.js'

const answer = 'Thanks, that works for us. The new terminals arrive in spring.'
const quoted =
  'On Tue, 3 Mar 2026 at 10:12, Rep <rep@ourselves.test> wrote:\n> Your budget is $50k, I heard.\n> We are also evaluating Gainsight. Our budget is $90k.'
const below = 'When the docks are painted we call you.'
const signature = '-- \nDana Ruiz\nZeppelin Harbour Ltd'
const mail: SaidSource & { segments: { text: string }[] } = {
  externalId: 'mail',
  customer: { customerId: 'acme' },
  segments: [{ text: `${answer}\n\n${quoted}\n\n${below}\n\n${signature}` }]
}

/** What of a mail its author did not write: it stands in `record.cut`, and nothing follows from it. */
export function testCutMails(newWorld: EvidenceWorlds): void {
  describe('what a mail quotes', () => {
    const record = async (world: EvidenceWorld, sourceId: string, more = {}) => Object((await world.source(sourceId, more)).record)
    const search = async (world: EvidenceWorld, query: string) => {
      const { results } = await world.workspace.call('svc_search_customer_context', { query })
      return results.flatMap((result) => (result.kind === 'source' ? [result] : []))
    }

    it('gives no facts', async () => {
      const world = await newWorld()
      await world.putSources(mail, { ...mail, externalId: 'own', segments: [{ text: 'Our budget is $70k.' }] })
      await world.world.rapport.runDue()
      expect(await world.facts()).toEqual(['Our budget is $70k.'])
    })

    it('is not found, and what stands around it is, each in its exact words', async () => {
      const world = await newWorld()
      await world.putSources(mail)
      for (const word of ['Gainsight', 'evaluating', 'budget', 'Zeppelin']) expect(await search(world, word)).toEqual([])
      const [first] = await search(world, 'new terminals, docks painted')
      expect(first?.sourceId).toBe('mail')
      expect(first?.matches.map(({ text }) => text).sort()).toEqual([answer, below].sort())
    })

    it('is not found in long mails either, whose passages are parts of them', async () => {
      const world = await newWorld()
      const filler = 'We talked about the slides and the weather and the food in the canteen today. '.repeat(40)
      await world.putSources({ ...mail, segments: [{ text: `${filler}\n\n${answer}\n\n${quoted}\n\n${below}\n\n${filler}` }] })
      expect(await search(world, 'Gainsight')).toEqual([])
      const matches = (await search(world, 'terminals docks painted')).flatMap((result) => result.matches)
      expect(matches.some(({ text }) => text.includes('terminals'))).toBe(true)
      for (const { text } of matches) expect(text).not.toContain('Gainsight')
    })

    it('stands in record.cut, beside the whole text', async () => {
      const world = await newWorld()
      const segments = [...mail.segments.slice(0, 1), { text: 'PS: See you.' }]
      await world.putSources({ ...mail, record: { thread: 't1' } }, { ...mail, externalId: 'two', segments })
      const { cut, thread, segments: shown } = await record(world, 'mail')
      expect(cut).toBe(`${quoted}\n\n${signature}`)
      expect(thread).toBe('t1')
      expect(shown).toMatchObject([{ text: mail.segments[0]?.text }])
      expect((await record(world, 'two', { limit: 1 })).cut).toBe((await record(world, 'two')).cut)
      const { items } = await world.workspace.call('svc_list_sources', {})
      for (const item of items) expect(item.record).not.toHaveProperty('cut')
    })

    it('does not replace a cut that the host has put', async () => {
      const world = await newWorld()
      await world.putSources({ ...mail, record: { cut: 'of the host' } })
      expect((await record(world, 'mail')).cut).toBe('of the host')
    })

    it('is nothing where nothing is cut, and in calls and chats', async () => {
      const world = await newWorld()
      const plain = [{ text: answer }]
      await world.putSources({ ...mail, segments: plain }, { ...mail, sourceType: 'CALL' }, { ...mail, sourceType: 'SLACK' })
      expect(await record(world, 'mail')).not.toHaveProperty('cut')
      for (const sourceType of ['CALL', 'SLACK'] as const) expect(await record(world, 'mail', { sourceType })).not.toHaveProperty('cut')
      expect((await search(world, 'Gainsight')).map(({ sourceType }) => sourceType).sort()).toEqual(['CALL', 'SLACK'])
    })

    it('is cut from each message of a ticket', async () => {
      const world = await newWorld()
      const segments = [
        { text: `Still broken.\n\n${quoted}`, speaker: 'Dana' },
        { text: 'We repaired the crane.', speaker: 'Rep' }
      ]
      await world.putSources({ ...mail, sourceType: 'SUPPORT_TICKET', segments })
      expect((await record(world, 'mail', { sourceType: 'SUPPORT_TICKET' })).cut).toBe(quoted)
      expect(await search(world, 'Gainsight')).toEqual([])
      expect(await search(world, 'crane')).toHaveLength(1)
    })

    it('may be quoted by a fact that somebody puts', async () => {
      const world = await newWorld()
      await world.putSources(mail)
      const quote = 'We are also evaluating Gainsight.'
      await world.putFacts({ externalId: 'f', evidence: [{ sourceType: 'EMAIL', sourceId: 'mail', quote }] })
      const { facts } = await world.workspace.call('svc_list_facts', { customer: 'acme' })
      expect(await world.fact(facts[0]?.id ?? '')).toMatchObject({ evidence: [{ excerpt: quote }] })
    })

    it('goes with the text, and the same again changes nothing', async () => {
      const world = await newWorld()
      const said = { ...mail, occurredAt: world.clock.now() }
      await world.putSources(said)
      const before = await world.source('mail')
      world.clock.advance(1000)
      await world.putSources(said)
      expect(await world.source('mail')).toEqual(before)
      await world.putSources({ ...said, segments: [{ text: answer }] })
      expect(await record(world, 'mail')).not.toHaveProperty('cut')
    })
  })
}
