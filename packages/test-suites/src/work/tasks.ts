import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { ana, bo, customerIdOf, logged, workWorld } from './work-world.js'

/** Tasks: made, changed, done, reopened, listed. */
export function testTasks(newWorld: NewWorld): void {
  describe('tasks', () => {
    let world: World
    beforeEach(async () => {
      world = await workWorld(newWorld)
    })
    const make = (title: string, more: object = {}) => world.workspace.tasks.create({ title, ...more }, ana)
    const listed = async (query: object = {}) => (await world.workspace.tasks.list(query)).items.map(({ title }) => title)

    it('are listed by their day, those without one last, and by assignee, customer and person', async () => {
      const kim = (await world.workspace.users.get({ userId: 'u1' })).id
      await make('Some day', { customer: 'acme' })
      await make('Late', { dueOn: '2026-04-01', assigneeId: 'm_2', userId: kim })
      await make('Soon', { dueOn: '2026-03-05', assigneeId: 'm_1', customer: 'acme-2' })
      expect(await listed()).toEqual(['Soon', 'Late', 'Some day'])
      expect(await listed({ assigneeId: 'm_2' })).toEqual(['Late'])
      expect(await listed({ isAssigned: false })).toEqual(['Some day'])
      expect(await listed({ customer: 'acme.test' })).toEqual(['Late', 'Some day'])
      expect(await listed({ userId: kim })).toEqual(['Late'])
      expect(await listed({ dueBy: '2026-03-31' })).toEqual(['Soon'])
      const page = await world.workspace.tasks.list({ limit: 2 })
      expect(page.pagination.total).toBe(3)
      expect(await listed({ limit: 2, cursor: page.pagination.nextCursor ?? '' })).toEqual(['Some day'])
      expect(page.items[1]).toMatchObject({
        assignee: { id: 'm_2', name: 'Bo Chen' },
        customer: { name: 'Acme' },
        user: { id: kim, name: 'Kim Park' },
        origin: 'hand',
        createdById: 'm_1'
      })
    })

    it('are done and opened again, once each, and say by whom', async () => {
      const task = await make('Call')
      const done = await world.workspace.tasks.complete(task.id, bo)
      expect(done).toMatchObject({ status: 'done', doneById: 'm_2', version: 2 })
      expect(await world.workspace.tasks.complete(task.id, ana)).toEqual(done)
      expect([await listed(), await listed({ status: 'done' })]).toEqual([[], ['Call']])
      expect(await world.workspace.tasks.reopen(task.id, ana)).toMatchObject({ status: 'open', doneAt: null, doneById: null, version: 3 })
      expect(await logged(world, 'task_complete')).toMatchObject([
        { actor_id: 'm_2', before: { status: 'open' }, after: { status: 'done' } }
      ])
      await world.workspace.tasks.remove(task.id, ana)
      expect(await listed()).toEqual([])
    })

    it('tell the later of two editors, and keep what the first one wrote', async () => {
      const task = await make('Call')
      await world.workspace.tasks.update(task.id, { title: 'Call today', assigneeId: 'm_2', version: 1 }, bo)
      const late = world.workspace.tasks.update(task.id, { dueOn: '2026-05-01', version: 1 }, ana)
      await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
      const again = await world.workspace.tasks.update(task.id, { dueOn: '2026-05-01', assigneeId: null, version: 2 }, ana)
      expect(again).toMatchObject({ title: 'Call today', dueOn: '2026-05-01', assignee: null, version: 3 })
    })

    it('are made of attention items', async () => {
      const item = await world.workspace.attention.raise({ customer: { customerId: 'acme' }, cause: 'quota', title: 'Quota' })
      const task = await make('Offer more', { attentionItemId: item.id })
      expect(task).toMatchObject({ customer: { id: await customerIdOf(world, 'acme') }, origin: 'attention', originId: item.id })
    })

    it.each([
      [{ title: ' ' }, 'INVALID_TOOL_INPUT', 'input.title'],
      [{ dueOn: '2026-02-30' }, 'INVALID_TOOL_INPUT', 'input.dueOn must be a real'],
      [{ dueOn: 'tomorrow' }, 'INVALID_TOOL_INPUT', 'input.dueOn'],
      [{ assigneeId: 'm_9' }, 'NOT_FOUND', 'input.assigneeId names no member'],
      [{ customer: 'nobody' }, 'NOT_FOUND', 'nobody'],
      [{ attentionItemId: '00000000-0000-4000-8000-000000000001' }, 'NOT_FOUND', 'input.attentionItemId']
    ])('refuse %j', async (input, code, message) => {
      await expect(make('Call', input)).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
      expect(await listed()).toEqual([])
    })

    it('of another organization are not found, over HTTP either', async () => {
      const task = await make('Call')
      const other = await workWorld(newWorld)
      const answer = await other.post(`/api/tasks/${task.id}/complete`, {}, { authorization: `Bearer ${other.apiKey}` })
      expect(answer.status).toBe(404)
      const own = await world.post(`/api/tasks/${task.id}/complete`, {}, { authorization: `Bearer ${world.apiKey}` })
      expect(own).toMatchObject({ status: 200, body: { status: 'done' } })
    })
  })
}
