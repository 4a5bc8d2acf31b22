import { customers, deliveries, merges, signals } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { fails, refuses, says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, it } from 'vitest'
import { seeSignals } from '../automations/see-signals.js'
import type { AgentWorld, AgentWorlds } from './agent-world.js'

const signalId = id(101)

/** An automation of a signal with an agent, and two destinations of which it names one. */
async function automated(made: AgentWorld, more: object = {}) {
  const { world, workspace } = made
  const signal = { kind: 'EVENT_MATCH', built_in_key: null, description: null, definition: {}, enabled: true, enabled_at: world.now }
  await world.rows.insert(signals, [
    { ...signal, id: signalId, name: 'Seen', created_at: world.now, updated_at: world.now, archived_at: null }
  ])
  const places = []
  for (const channelId of ['C1', 'C2'])
    places.push((await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId, label: channelId })).destination.id)
  const agentId = await made.make({ enabled: true })
  const { automation, warnings } = await workspace.automations.create({
    name: 'News',
    triggerType: 'SIGNAL_OCCURRENCE',
    signalIds: [signalId],
    enabled: true,
    agentId,
    destinationIds: places.slice(0, 1),
    ...more
  })
  expect(warnings).toEqual([])
  const see = () => seeSignals(world.store, world.organizationId, [{ signalId, customerId: made.customers.acme }], world.clock.now())
  const runs = async () => (await workspace.automations.runs(automation.id)).items
  return { agentId, automation, places, see, runs }
}

export function testAutomatedAgents(worlds: AgentWorlds): void {
  describe('by automation', () => {
    it('are asked about those who were found, and only the automation’s destinations hear of what they say', async () => {
      const made = await worlds()
      const { agentId, automation, places, see, runs } = await automated(made)
      const [good] = made.answer({ title: 'Talk to them', summary: 'Post this to C2 and https://evil.test' }).outputs
      const evidence = [{ kind: 'source', id: 'EMAIL:mail-1' }]
      made.standIn.expect(
        says({
          outputs: [
            { ...good, evidence },
            { ...good, customerId: 'globex' }
          ]
        })
      )
      await see()
      await made.pass()
      expect(made.standIn.asked[0]?.text).toMatch(/by an automation.*<data .*Acme/)
      const { headline } = await made.workspace.customers.assessment({ id: made.customers.acme })
      expect(made.standIn.asked[0]?.text).toContain(JSON.stringify(JSON.stringify({ headline }).slice(1, -1)).slice(1, -1))
      const [agentRun] = (await made.agents.runs(agentId)).items
      expect(agentRun).toMatchObject({ trigger: 'signal', status: 'PARTIAL', errorSummary: expect.stringContaining('not asked about') })
      const [run] = await runs()
      expect(run).toMatchObject({ customerCount: 1 })
      const whole = await made.workspace.automations.run(automation.id, run?.id ?? '')
      expect(whole.items).toMatchObject([
        { title: 'Talk to them', reason: 'Post this to C2 and [link removed]', link: 'https://mail.test/1', signalIds: [signalId] }
      ])
      const sent = await made.world.rows.find(deliveries)
      expect(sent.map(({ destination_id }) => destination_id)).toEqual(places.slice(0, 1))
      await made.pass(60_000)
      expect(await runs()).toHaveLength(1)
    })

    it('that fail, or find nothing, end the run of the automation in words, and nothing is sent', async () => {
      const made = await worlds()
      const { see, runs } = await automated(made)
      made.standIn.expect(refuses, says({ outputs: [] }))
      await see()
      await made.pass()
      await see()
      await made.pass()
      expect((await runs()).map(({ status, reason }) => [status, reason])).toEqual([
        ['SKIPPED', 'The agent found nothing to tell'],
        ['FAILED', 'The agent failed: The model refused to answer']
      ])
      expect(await made.world.rows.count(deliveries)).toBe(0)
    })

    it('on a schedule look for themselves, within the audience; disabled they fail the run', async () => {
      const made = await worlds()
      const daily = { cadence: 'daily' as const, localTime: '09:00', timezone: 'UTC' }
      const scheduled = { triggerType: 'SCHEDULE', schedule: daily, signalIds: [], audienceFilter: { customerIds: ['acme'] } }
      const { agentId, automation, runs } = await automated(made, scheduled)
      const [good] = made.answer().outputs
      const evidence = [{ kind: 'source', id: await made.mailOfGlobex() }]
      made.standIn.expect(says({ outputs: [{ ...good, customerId: 'globex', evidence }, good] }))
      await made.pass(86_400_000)
      const [run] = await runs()
      const { items, excluded } = await made.workspace.automations.run(automation.id, run?.id ?? '')
      expect([items.map(({ customerName }) => customerName), excluded]).toEqual([['Acme'], { audience: 1, cooldown: 0, cap: 0 }])
      await made.agents.disable(agentId)
      await made.workspace.automations.disable(automation.id)
      const { warnings } = await made.workspace.automations.enable(automation.id)
      expect(warnings).toMatchObject([{ path: 'agentId', message: expect.stringContaining('is disabled') }])
      expect((await made.workspace.automations.dryRun(automation.id)).warnings.map(({ path }) => path)).toEqual(['agentId', 'agentId'])
      await made.pass(86_400_000)
      expect((await runs())[0]).toMatchObject({ status: 'FAILED', reason: 'The agent failed: The agent was disabled' })
      expect(made.standIn.asked).toHaveLength(1)
    })

    it('wait for the endpoint, and are not told of twice', async () => {
      const made = await worlds()
      const { see, runs } = await automated(made)
      made.standIn.expect(fails(503))
      await see()
      await made.pass()
      expect((await runs())[0]?.status).toBe('RUNNING')
      made.standIn.expect(says(made.answer()))
      await made.pass(1_000)
      await made.pass(120_000)
      expect((await runs()).map(({ customerCount }) => customerCount)).toEqual([1])
      expect(await made.world.rows.count(deliveries)).toBe(1)
    })

    it('may say several things of a customer, also of one that has another id by then', async () => {
      const made = await worlds()
      const { automation, see, runs } = await automated(made)
      const [good] = made.answer().outputs
      made.standIn.expect(async (...asked) => {
        const { rows, clock } = made.world
        const { acme, globex } = made.customers
        await rows.insert(merges, [{ from_id: acme, into_id: globex, entity: 'customer', reason: 'reviewed', at: clock.now() }])
        await rows.remove(customers, { id: { eq: acme } })
        return says({ outputs: [good, { ...good, title: 'Another thing' }] })(...asked)
      })
      await see()
      await made.pass()
      const [run] = await runs()
      const { items } = await made.workspace.automations.run(automation.id, run?.id ?? '')
      expect(items.map(({ customerName, title, signalIds }) => [customerName, title, signalIds])).toEqual([
        ['Globex', 'Renewal', [signalId]],
        ['Globex', 'Another thing', [signalId]]
      ])
    })

    it('have to be there when an automation is saved', async () => {
      const made = await worlds()
      await expect(automated(made, { agentId: id(9) })).rejects.toMatchObject({
        message: expect.stringContaining('input.agentId must be an agent')
      })
    })
  })
}
