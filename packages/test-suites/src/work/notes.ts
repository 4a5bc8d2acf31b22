import { notes, sources } from '@rapport/core/src/registry/tables.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { ana, bo, customerIdOf, logged, workWorld } from './work-world.js'

/** Notes: written, edited, removed, found, and what is read from them. */
export function testNotes(newWorld: NewWorld): void {
  describe('notes', () => {
    let world: World
    beforeEach(async () => {
      world = await workWorld(newWorld)
    })
    const write = (body: string, about: object = { customer: 'acme' }) => world.workspace.notes.create({ ...about, body }, ana)
    const listed = async (query: object) => (await world.workspace.notes.list(query)).items.map(({ body }) => body)

    it('are listed by customer and person, the newest first, and are logged', async () => {
      const kim = (await world.workspace.users.get({ userId: 'u1' })).id
      await write('First')
      world.clock.advance(1000)
      const note = await write('About **Kim**, says [@Bo](member:m_2)', { userId: kim })
      expect(note).toMatchObject({
        customer: { name: 'Acme' },
        user: { id: kim, name: 'Kim Park' },
        author: { id: 'm_1', name: 'Ana Lopez' },
        mentions: [{ id: 'm_2', name: 'Bo Chen' }],
        version: 1
      })
      expect(await listed({ customer: 'acme.test' })).toEqual([note.body, 'First'])
      expect(await listed({ userId: kim })).toEqual([note.body])
      expect(await listed({ customer: 'acme-2' })).toEqual([])
      const first = await world.workspace.notes.list({ limit: 1 })
      expect(first.pagination).toMatchObject({ hasMore: true, total: 2 })
      expect(await listed({ limit: 1, cursor: first.pagination.nextCursor ?? '' })).toEqual(['First'])
      expect(await logged(world, 'note_create')).toMatchObject([{ actor_id: 'm_1', before: null, after: { body: 'First' } }, {}])
    })

    it('are edited by one after the other: the later of two is told, and nothing of theirs is written', async () => {
      const note = await write('They want SSO.')
      const edited = await world.workspace.notes.update(note.id, { body: 'They want SSO now.', version: note.version }, bo)
      expect(edited).toMatchObject({ version: 2, author: { id: 'm_1' }, updatedById: 'm_2' })
      const late = world.workspace.notes.update(note.id, { body: 'Other', version: note.version }, ana)
      await expect(late).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('edited this note since') })
      expect(await listed({})).toEqual(['They want SSO now.'])
      await world.workspace.notes.update(note.id, { body: 'They want SSO now.' }, bo)
      expect(await logged(world, 'note_update')).toHaveLength(1)
    })

    it('are found by the search in the words that they have now, and go with what was read from them', async () => {
      const note = await write('**Ann** from Acme said they need single sign-on before they renew.')
      await world.rapport.runDue()
      const search = async (query: string) => JSON.stringify(await world.workspace.search({ query }))
      expect(await search('single sign-on')).toContain(note.sourceId)
      await world.workspace.notes.update(note.id, { body: 'They asked about zeppelins.' }, ana)
      expect(await search('zeppelins')).toContain(note.sourceId)
      expect(await search('single sign-on')).not.toContain('single sign-on before')
      await world.workspace.notes.remove(note.id, ana)
      expect(await world.rows.find(sources)).toEqual([])
      expect(await search('zeppelins')).not.toContain(note.sourceId)
      await expect(world.workspace.notes.remove(note.id, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('count as evidence where they report the customer, with their author as the reporter, and not where they plan', async () => {
      await write('Kim told me they are going to cancel their contract at the end of the year.')
      await write('I will ask them not to cancel their contract.', { customer: 'acme-2' })
      await world.rapport.runDue()
      const facts = async (customer: string) => (await world.workspace.facts.list({ customer })).items
      const [fact] = await facts('acme')
      expect(fact).toMatchObject({ factType: 'CHURN_RISK' })
      const { reasons } = await world.workspace.customers.assessment({ customerId: 'acme' })
      expect(reasons.map(({ text }) => text).join()).toContain('Ana Lopez reported')
      expect(await facts('acme-2')).toEqual([])
    })

    it.each([
      [{ body: 'Hi' }, 'INVALID_TOOL_INPUT', 'a note is about a customer or a person'],
      [{ body: ' \n ', customer: 'acme' }, 'INVALID_TOOL_INPUT', 'input.body'],
      [{ body: 'x'.repeat(20_001), customer: 'acme' }, 'INVALID_TOOL_INPUT', 'input.body'],
      [{ body: '[@X](member:m_9)', customer: 'acme' }, 'NOT_FOUND', 'A mention in input.body names no member'],
      [{ body: 'Hi', customer: 'nobody' }, 'NOT_FOUND', 'nobody'],
      [{ body: 'Hi', userId: '00000000-0000-4000-8000-000000000001' }, 'NOT_FOUND', 'input.userId']
    ])('refuse %j', async (input, code, message) => {
      const refused = world.workspace.notes.create(input as { body: string }, ana)
      await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
      expect(await world.rows.find(notes)).toEqual([])
    })

    it('follow their customer into another one and back, and are of one organization', async () => {
      const note = await write('First')
      const survivorId = await customerIdOf(world, 'acme-2')
      const duplicateId = await customerIdOf(world, 'acme')
      await world.workspace.identity.mergeByHand({ entity: 'customer', survivorId, duplicateId }, ana)
      expect(await listed({ customer: 'acme-2' })).toEqual(['First'])
      await world.workspace.identity.undo(duplicateId, ana)
      expect(await listed({ customer: 'acme-2' })).toEqual([])
      const other = await workWorld(newWorld)
      await expect(other.workspace.notes.update(note.id, { body: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('about an erased person go, and others do not name them any more', async () => {
      const kim = (await world.workspace.users.get({ userId: 'u1' })).id
      await write('A talk', { userId: kim })
      await write('Kim Park is their champion, write to kim@acme.test.')
      await world.workspace.privacy.erase({ email: 'kim@acme.test' })
      await world.rapport.runDue()
      const left = await listed({})
      expect(left).toHaveLength(1)
      expect(JSON.stringify([left, await world.rows.find(sources)])).not.toMatch(/kim/iu)
      expect(await world.rows.find(sources)).toHaveLength(1)
    })
  })
}
