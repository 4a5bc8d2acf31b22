import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { now, putCustomers, putMembers } from './lists-world.js'

/** Views, changes of several customers, and files. */
export function testViewsAndChanges(newWorld: NewWorld): void {
  describe('views', () => {
    const definition = {
      filter: { match: 'all' as const, conditions: [{ field: 'owner', op: 'is' as const, value: 'me' }] },
      columns: ['name', 'health']
    }

    it('are of a member or shared, and the later of two editors is told', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const { views } = world.workspace
      const [ana, bo] = await putMembers(world)
      const mine = await views.create({ subject: 'customers', name: 'My accounts', definition, pinned: true }, { actor: ana })
      expect(mine).toMatchObject({ isMine: true, pinned: true, shared: false, ownerId: ana, definition })
      await expect(views.update(mine.id, { version: 1, name: 'Hers' }, { actor: bo })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const shared = await views.update(mine.id, { version: 1, shared: true }, { actor: ana })
      expect(await views.update(mine.id, { version: shared.version, name: 'Ours' }, { actor: bo })).toMatchObject({
        name: 'Ours',
        isMine: false
      })
      await expect(views.update(mine.id, { version: shared.version, name: 'Mine again' }, { actor: ana })).rejects.toMatchObject({
        code: 'CONFLICT'
      })
      await expect(views.update(mine.id, { version: 3, shared: false }, { actor: bo })).rejects.toThrow('only the owner')
      const removed = await views.remove(mine.id, 3, { actor: bo })
      expect(removed.definition).toEqual(definition)
      expect(await views.list({})).toEqual([])
    })

    it('are checked when they are saved', async () => {
      const { workspace } = await newWorld({ clock: new TestClock(now) })
      const save = (each: object) => workspace.views.create({ subject: 'people', name: 'All', definition: each })
      await expect(save({ columns: ['name', 'health'] })).rejects.toThrow('input.definition.columns[1] must be one of name, email')
      await expect(save({ orderBy: 'mrr' })).rejects.toThrow('input.definition.orderBy must be one of name, email')
      await expect(save({ filter: { match: 'all', conditions: [{ field: 'mrr', op: 'gt', value: 1 }] } })).rejects.toThrow(
        'input.definition.filter.conditions[0].field must be one of'
      )
    })
  })

  describe('changes of several customers', () => {
    const stateOf = async ({ workspace }: World) => {
      const { items } = await workspace.lists.customers({ orderBy: 'name', orderDirection: 'asc' })
      return items.map(({ externalId, owner, tags }) => [externalId, owner?.id ?? null, tags])
    }

    it('say what takes them back, exactly', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const { lists } = world.workspace
      const customerIds = await putCustomers(world, { acme: {}, bolt: {}, crux: {} })
      const [ana, bo] = await putMembers(world)
      const [acme = ''] = customerIds
      await lists.change({ customerIds: [acme], ownerId: bo, addTags: ['a', 'b'] })
      const before = await stateOf(world)
      const { changed, undo } = await lists.change({ customerIds, ownerId: ana, addTags: ['a', 'c'], removeTags: ['b'] })
      expect(changed).toBe(3)
      expect(await stateOf(world)).toEqual(['acme', 'bolt', 'crux'].map((each) => [each, ana, ['a', 'c']]))
      for (const each of undo) await lists.change(each)
      expect(await stateOf(world)).toEqual(before)
      expect(await lists.change({ customerIds: [acme], addTags: ['a'] })).toEqual({ changed: 0, undo: [] })
    })

    it('are refused as a whole', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const { lists } = world.workspace
      const [acme = ''] = await putCustomers(world, { acme: {} })
      const nobody = '00000000-0000-4000-8000-000000000001'
      await expect(lists.change({ customerIds: [acme, nobody], addTags: ['a'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(lists.change({ customerIds: [acme], ownerId: 'nobody', addTags: ['a'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(lists.change({ customerIds: [acme] })).rejects.toThrow('nothing would be changed')
      await expect(lists.change({ customerIds: [acme], addTags: ['a'], removeTags: ['a'] })).rejects.toThrow('which addTags has')
      expect(await stateOf(world)).toEqual([['acme', null, []]])
    })
  })

  describe('files', () => {
    it('hold the whole list, with harmless cells', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const names = Array.from({ length: 450 }, (_, index) => `c${String(index).padStart(3, '0')}`)
      await putCustomers(world, Object.fromEntries(names.map((name) => [name, {}])))
      await world.workspace.customers.put([
        { customerId: 'c000', name: '=HYPERLINK("http://evil.test","x")', traits: { note: 'two\nlines, "quoted"' } }
      ])
      const authorization = `Bearer ${world.apiKey}`
      const ask = (body: object, headers = { authorization }) => world.post('/api/lists/customers/csv', body, headers)
      const { status, headers, body } = await ask({ columns: ['customer_id', 'name', 'trait:note', 'health'], orderBy: 'first_seen' })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      const text = String(body)
      expect(text.split('\r\n')).toHaveLength(names.length + 2)
      expect(text.replace('\ufeff', '').startsWith('Customer ID,Customer,note,Health\r\n')).toBe(true)
      expect(text).toContain('c000,"\'=HYPERLINK(""http://evil.test"",""x"")","two\nlines, ""quoted""",\r\n')
      for (const name of names) expect(text).toContain(`\r\n${name},`)
      expect(await ask({ columns: ['nothing'] })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('columns[0] must be one of') }
      })
      expect(await ask({}, { authorization: 'Bearer x' })).toMatchObject({ status: 401 })
    })
  })
}
