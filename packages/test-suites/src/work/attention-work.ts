import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { ana, bo, logged, workWorld } from './work-world.js'

/** What people do with attention items. */
export function testAttentionWork(newWorld: NewWorld): void {
  describe('attention items that people work on', () => {
    let world: World
    let ids: string[]
    const raise = async (title: string) =>
      (await world.workspace.attention.raise({ customer: { customerId: 'acme' }, cause: title, title })).id
    beforeEach(async () => {
      world = await workWorld(newWorld)
      ids = []
      for (const title of ['One', 'Two', 'Three']) ids.push(await raise(title))
    })
    const listed = async (query: object = {}) => (await world.workspace.attention.list(query)).items.map(({ title }) => title).sort()

    it('are given to members, several at once, and listed by them', async () => {
      expect(await world.workspace.attention.assign(ids.slice(0, 2), 'm_1', bo)).toEqual({ changed: ids.slice(0, 2) })
      expect((await world.workspace.attention.assign(ids, 'm_1', bo)).changed).toEqual(ids.slice(2))
      await world.workspace.attention.assign(ids.slice(2), null, bo)
      expect(await listed({ assigneeId: 'm_1' })).toEqual(['One', 'Two'])
      expect(await listed({ isAssigned: false })).toEqual(['Three'])
      expect((await world.workspace.attention.list({ assigneeId: 'm_1' })).items[0]).toMatchObject({
        assignee: { id: 'm_1', name: 'Ana Lopez' },
        kind: 'host',
        snoozedUntil: null
      })
      expect(await logged(world, 'attention_assign')).toHaveLength(4)
      expect([await listed({ kind: 'host' }), await listed({ kind: 'facts' })]).toEqual([['One', 'Three', 'Two'], []])
    })

    it('stay open in the tools while they are snoozed, until the day begins where the workspace is', async () => {
      await world.ask('svc_update_workspace_settings', { defaultTimezone: 'Pacific/Auckland' })
      const until = { snoozedUntil: '2026-03-09T11:00:00.000Z' }
      expect(await world.workspace.attention.snooze([ids[0] ?? ''], '2026-03-10', ana)).toEqual({ changed: [ids[0]], ...until })
      expect([await listed({ isSnoozed: true }), await listed({ isSnoozed: false })]).toEqual([['One'], ['Three', 'Two']])
      expect(await listed()).toHaveLength(3)
      const { items } = await world.ask('svc_list_attention_items')
      expect(items.map(({ lifecycle }) => Object(lifecycle).status)).toEqual(['open', 'open', 'open'])
      expect(Object.keys(items[0] ?? {})).not.toContain('snoozedUntil')
      world.clock.advance(Date.parse('2026-03-09T11:00:00Z') - world.clock.now())
      expect([await listed({ isSnoozed: true }), await listed({ isSnoozed: false })]).toEqual([[], ['One', 'Three', 'Two']])
    })

    it('wake when somebody says so, and when their cause is raised anew after they were resolved', async () => {
      await world.workspace.attention.snooze(ids, '2026-04-01', ana)
      await world.workspace.attention.snooze(ids.slice(0, 1), null, ana)
      await world.workspace.attention.resolveMany(ids.slice(1, 2), { summary: 'Done' }, ana)
      world.clock.advance(1000)
      await raise('Two')
      expect(await listed({ isSnoozed: true })).toEqual(['Three'])
    })

    it('are resolved and opened again, several at once', async () => {
      expect((await world.workspace.attention.resolveMany(ids.slice(0, 2), {}, ana)).changed).toHaveLength(2)
      expect([await listed(), await listed({ status: 'resolved' })]).toEqual([['Three'], ['One', 'Two']])
      expect((await world.workspace.attention.reopen(ids, ana)).changed).toEqual(ids.slice(0, 2))
      expect(await listed()).toEqual(['One', 'Three', 'Two'])
      const item = await world.ask('svc_get_attention_item', { id: ids[0] })
      expect(Object(item).lifecycle).toMatchObject({ status: 'open', resolvedAt: null, reopenedAt: expect.any(String) })
      expect(await logged(world, 'attention_reopen')).toHaveLength(2)
    })

    it('change all or none', async () => {
      const nobody = '00000000-0000-4000-8000-000000000001'
      const { attention } = world.workspace
      await expect(attention.assign([...ids, nobody], 'm_1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(attention.assign(ids, 'm_9')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(attention.snooze(ids, '2026-03-04')).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(attention.snooze(ids, '2026-02-30')).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await attention.resolveMany(ids.slice(0, 1))
      await expect(attention.snooze(ids, '2026-03-09')).rejects.toMatchObject({ code: 'CONFLICT' })
      expect([await listed({ isAssigned: true }), await listed({ isSnoozed: true })]).toEqual([[], []])
      const other = await workWorld(newWorld)
      await expect(other.workspace.attention.assign(ids, 'm_1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
