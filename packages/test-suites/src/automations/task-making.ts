import { deliveries } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AutomationWorld } from './automation-world.js'

/** Automations that make tasks. */
export function testTaskMaking(newWorld: () => Promise<AutomationWorld>): void {
  describe('automations with a task', () => {
    let world: AutomationWorld
    beforeEach(async () => {
      world = await newWorld()
      await world.world.workspace.members.put([
        { id: 'm_1', email: 'ana@own.test', name: 'Ana Lopez' },
        { id: 'm_2', email: 'bo@own.test', name: 'Bo Chen' }
      ])
      await world.world.workspace.call('svc_assign_customer_owner', { customerId: id(1), targetUserId: 'm_2' })
    })
    const tasks = async () => (await world.world.workspace.tasks.list()).items
    const sent = async () => (await world.rows.find(deliveries)).length

    it('make one for each customer, for its owner, once, beside the message', async () => {
      const automation = await world.make({ task: { title: 'Call {customer}: {reason} {other}', details: 'Be kind', dueInDays: 2 } })
      await world.see({ title: 'Usage fell' }, { customer: 2, title: 'Usage fell' })
      await world.pass()
      await world.pass()
      const made = await tasks()
      expect(made.map(({ title }) => title).sort()).toEqual(['Call Customer 1: Usage fell {other}', 'Call Customer 2: Usage fell {other}'])
      expect(made.find(({ customer }) => customer?.id === id(1))).toMatchObject({
        assignee: { id: 'm_2' },
        dueOn: '2026-03-06',
        origin: 'automation',
        originId: automation,
        details: expect.stringContaining('Be kind')
      })
      expect(made.find(({ customer }) => customer?.id === id(2))).toMatchObject({ assignee: null })
      expect(await sent()).toBe(2)
    })

    it('send nothing with `withoutMessage`, and their runs are done', async () => {
      const automation = await world.make({ task: { title: 'Call', assigneeId: 'm_1', withoutMessage: true } })
      await world.see({})
      await world.pass()
      expect(await tasks()).toMatchObject([{ title: 'Call', assignee: { id: 'm_1' }, dueOn: null }])
      expect(await sent()).toBe(0)
      expect((await world.automations.runs(automation)).items).toMatchObject([{ status: 'DELIVERED' }])
    })

    it('are refused for a member that there is not, and keep the task when something else changes', async () => {
      const refused = world.make({ task: { title: 'Call', assigneeId: 'm_9' } })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('input.task.assigneeId') })
      const automation = await world.make({ task: { title: ' Call ' } })
      const { automation: changed } = await world.automations.update(automation, { cooldownHours: 1 })
      expect(changed.task).toEqual({ title: 'Call', details: null, dueInDays: null, assigneeId: 'owner', withoutMessage: false })
      expect((await world.automations.update(automation, { task: null })).automation.task).toBeNull()
    })
  })
}
