import { describe, expect, it } from 'vitest'
import { opened } from './receiver.js'
import type { EndpointWorld, EndpointWorlds } from './world.js'

/** Sees a signal at a customer once, as an event that matches it. */
export async function watchExports({
  workspace
}: Pick<EndpointWorld, 'workspace'>): Promise<{ signalIds: string[]; see(): Promise<unknown> }> {
  const definition = { eventNames: ['exported'] }
  const { signal } = await workspace.signals.create({ kind: 'EVENT_MATCH', name: 'Export', definition, enabled: true })
  const event = { type: 'custom' as const, eventName: 'exported', customerId: 'A' }
  return { signalIds: [signal.id], see: () => workspace.ingest({ source: 'server', events: [event] }) }
}

/** Automations that name endpoints. */
export function testAutomations(newWorld: EndpointWorlds): void {
  describe('automations', () => {
    it('tell the endpoints that they name of each run, once, in place of the default destination', async () => {
      const world = await newWorld()
      const { workspace, make, pass, receiver, clock } = world
      await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News', isDefault: true })
      const named = await make({ events: [] })
      const both = await make({ url: 'https://hooks.example.com/both', events: ['automation.ran'] })
      const off = await make({ url: 'https://hooks.example.com/off', enabled: false })
      const { signalIds, see } = await watchExports(world)
      const endpointIds = [named, both, off].map(({ endpoint }) => endpoint.id)
      const input = { name: 'Tell the CRM', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds, endpointIds, enabled: true }
      const { automation, warnings } = await workspace.automations.create(input)
      expect(automation.endpointIds).toEqual(endpointIds)
      expect(warnings).toEqual([{ path: 'endpointIds[2]', message: expect.stringContaining('https://hooks.example.com/off') }])
      await see()
      await pass(0)
      const got = receiver.take()
      expect(got.map(({ url }) => url).sort()).toEqual(['https://hooks.example.com/both', 'https://hooks.example.com/in'])
      const first = got.find(({ url }) => url.endsWith('/in'))
      const payload = first && opened(first, named.secret, clock.now())
      const { items } = await workspace.automations.runs(automation.id, {})
      expect(payload).toMatchObject({ type: 'automation.ran', data: { automationId: automation.id, runId: items[0]?.id } })
      expect(items).toMatchObject([{ status: 'DELIVERED', customerCount: 1 }])
      const run = await workspace.automations.run(automation.id, items[0]?.id ?? '')
      expect(run.deliveries).toEqual([])
    })

    it('tell the endpoints that hear of every run, also where they name nobody', async () => {
      const world = await newWorld()
      const { workspace, make, pass, receiver } = world
      await make({ events: ['automation.ran'] })
      const { signalIds, see } = await watchExports(world)
      const input = { name: 'Tell', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds, enabled: true }
      const { automation } = await workspace.automations.create(input)
      await see()
      await pass(0)
      expect(receiver.take()).toHaveLength(1)
      expect((await workspace.automations.runs(automation.id, {})).items).toMatchObject([{ status: 'DELIVERED', customerCount: 1 }])
    })

    it('whose endpoints are all disabled fail, and say what to do', async () => {
      const world = await newWorld()
      const { workspace, make, pass } = world
      const { endpoint } = await make({ enabled: false })
      const { signalIds, see } = await watchExports(world)
      const input = { name: 'Tell', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds, endpointIds: [endpoint.id], enabled: true }
      const { automation } = await workspace.automations.create(input)
      await see()
      await pass(0)
      const { items } = await workspace.automations.runs(automation.id, {})
      expect(items).toMatchObject([{ status: 'FAILED', reason: expect.stringContaining('no endpoint is enabled') }])
    })

    it('name endpoints that there are', async () => {
      const { workspace } = await newWorld()
      const nobody = '00000000-0000-4000-8000-000000000001'
      const input = { name: 'Tell', triggerType: 'SCHEDULE' as const, schedule: { cadence: 'hourly' as const }, endpointIds: [nobody] }
      const refused = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('endpointIds[0]') }
      await expect(workspace.automations.create(input)).rejects.toMatchObject(refused)
    })
  })
}
