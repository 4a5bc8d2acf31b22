import { jobs } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from '../evidence/evidence-world.js'

const customer = { customerId: 'acme' }

/** What becomes of the facts in sources when they are put, put again, and put otherwise. */
export function testExtractionJob(newWorld: EvidenceWorlds): void {
  describe('the facts of sources', () => {
    async function read(world: EvidenceWorld, ...said: SaidSource[]) {
      world.clock.advance(1000)
      await world.putSources(...said)
      await world.world.rapport.runDue()
      const { facts } = await world.workspace.call('svc_list_facts', { customer: 'acme' })
      return facts
    }
    const mail = (externalId: string, ...texts: string[]): SaidSource => ({
      externalId,
      customer,
      segments: texts.map((text) => ({ text }))
    })

    it('are there when the jobs have run, each with the sentence that says it', async () => {
      const world = await newWorld()
      const [fact, ...others] = await read(world, mail('a', 'Hi Rita.', 'Thanks for today. Our budget is $50k for this year. Bye!'))
      expect(others).toEqual([])
      expect(fact).toMatchObject({
        assertion: 'Our budget is $50k for this year.',
        factType: 'BUDGET',
        factCategory: 'MEMORY',
        status: 'ACTIVE',
        confidence: 0.9,
        occurredAt: world.iso(),
        occurrenceCount: 1,
        evidenceCount: 1,
        linkedSourceRef: { sourceType: 'EMAIL', sourceId: 'a' }
      })
      const evidence = [{ excerpt: 'Our budget is $50k for this year.', metadata: { segmentPosition: 1 } }]
      expect(await world.fact(fact?.id ?? '')).toMatchObject({ evidence })
    })

    it('start as candidates where the words are not sure', async () => {
      const world = await newWorld()
      expect(await read(world, mail('a', 'I think our budget is $50k.'))).toMatchObject([{ status: 'CANDIDATE', confidence: 0.75 }])
    })

    it('are read with the names that the workspace has set, from then on, and of a customer by its code name', async () => {
      const world = await newWorld()
      const { reading } = world.workspace
      const text = 'We are trialling brightloop at the moment.'
      expect(await read(world, mail('a', text))).toEqual([])
      await reading.put({ competitors: ['Brightloop'], codeNames: [{ name: 'Bluebird', customer: 'acme.test' }] })
      const [fact, ...others] = await read(world, mail('b', text))
      expect(others).toEqual([])
      expect(fact).toMatchObject({ factType: 'COMPETITIVE', assertion: text, occurrenceCount: 1 })
      expect(await world.fact(fact?.id ?? '')).toMatchObject({ evidence: [{ sourceId: 'b', excerpt: text }] })
      const loves = 'Bluebird loves the product.'
      const note = { externalId: 'crm', sourceType: 'CRM_OPPORTUNITY', customer, segments: [{ text: loves }] } satisfies SaidSource
      expect((await read(world, note)).map(({ assertion }) => assertion)).toContain(loves)
    })

    it('are not read in what a mail quotes, in whichever paragraph that begins; turns of a conversation stand alone', async () => {
      const world = await newWorld()
      const texts = ['Our budget is $50k.', 'From: Rita\nSent: Monday\nTo: Ana', 'We are also evaluating Gainsight.']
      expect(await read(world, mail('a', ...texts))).toMatchObject([{ factType: 'BUDGET' }])
      const segments = texts.map((text) => ({ text, speaker: 'Ana' }))
      expect(await read(world, { externalId: 'thread', customer, segments })).toHaveLength(2)
    })

    it('are detected again in another source', async () => {
      const world = await newWorld()
      await read(world, mail('a', "We're also evaluating Gainsight."))
      const facts = await read(world, mail('b', 'As I said, we are looking at Gainsight too.'))
      expect(facts).toMatchObject([{ factType: 'COMPETITIVE', occurrenceCount: 2, evidenceCount: 2, lastDetectedAt: world.iso() }])
    })

    it('stay as they are when the same is put and read again', async () => {
      const world = await newWorld()
      const said = { ...mail('a', 'Our budget is $50k.'), occurredAt: world.clock.now() }
      const before = await read(world, said)
      expect(await read(world, said)).toEqual(before)
      expect(await read(world, { ...mail('a', 'Our budget is $50k.', 'See you.'), occurredAt: said.occurredAt })).toEqual(before)
    })

    it('go when the source does not say them any more, unless somebody has decided on them', async () => {
      const world = await newWorld()
      const [budget, sso] = await read(world, mail('a', 'Our budget is $50k.', 'SSO is a hard requirement for us.'))
      expect([budget?.factType, sso?.factType].sort()).toEqual(['BUDGET', 'REQUIREMENTS'])
      const decided = budget?.factType === 'REQUIREMENTS' ? budget : sso
      await world.workspace.facts.setStatus(decided?.id ?? '', 'ACKNOWLEDGED')
      expect(await read(world, mail('a', 'Never mind.'))).toMatchObject([{ factType: 'REQUIREMENTS', status: 'ACKNOWLEDGED' }])
    })

    it('change with the words of the source', async () => {
      const world = await newWorld()
      await read(world, mail('a', 'Our budget is $50k.'))
      expect(await read(world, mail('a', 'Our budget is $60k.'))).toMatchObject([{ assertion: 'Our budget is $60k.' }])
    })

    it('stay when another source says them too', async () => {
      const world = await newWorld()
      await read(world, mail('a', 'Our budget is $50k.'), mail('b', 'Our budget is $50k.'))
      expect(await read(world, mail('a', 'Never mind.'))).toMatchObject([{ factType: 'BUDGET', evidenceCount: 1 }])
    })

    it('are none where no customer is known, and come with the customer', async () => {
      const world = await newWorld()
      expect(await read(world, { externalId: 'a', segments: [{ text: 'Our budget is $50k.' }] })).toEqual([])
      expect(await read(world, mail('a', 'Our budget is $50k.'))).toMatchObject([{ factType: 'BUDGET' }])
    })

    it('are not what our own people say of themselves', async () => {
      const world = await newWorld()
      const participants = [
        { email: 'rep@ourselves.test', name: 'Rep', role: 'host' },
        { email: 'dana@acme.test', name: 'Dana Ruiz', role: 'guest' }
      ]
      const segments = [
        { speaker: 'Rep', text: 'We raised a $20 million Series B.' },
        { speaker: 'Dana Ruiz', text: 'We raised a $30 million Series B.' }
      ]
      const facts = await read(world, { externalId: 'call', sourceType: 'CALL', customer, participants, segments })
      expect(facts).toMatchObject([{ factType: 'FUNDING_REVENUE', assertion: 'We raised a $30 million Series B.' }])
    })

    it('are read from the latest words when a source changes before its job has run', async () => {
      const world = await newWorld()
      await world.putSources(mail('a', 'Our budget is $50k.'))
      expect(await read(world, mail('a', 'Our budget is $60k.'))).toMatchObject([{ assertion: 'Our budget is $60k.' }])
    })

    it('are none of a source that was taken away before its job has run', async () => {
      const world = await newWorld()
      const [put] = await world.putSources(mail('a', 'Our budget is $50k.'))
      const { organizationId } = world.rows
      const now = world.clock.now()
      await world.groupTransaction([organizationId], {
        settle: (of) => removeSources(of(organizationId), [put?.id ?? ''], systemIds(), now)
      })
      await world.world.rapport.runDue()
      expect(await world.facts()).toEqual([])
      expect(await world.rows.find(jobs, { where: { kind: { eq: 'extract-facts' } } })).toEqual([])
    })
  })
}
