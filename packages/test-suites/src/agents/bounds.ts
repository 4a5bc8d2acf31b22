import type { ModelUse } from '@rapport/core/src/models/model-use.js'
import { agentRuns, agentSteps, agents } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import {
  calls,
  fails,
  isSilent,
  neverEnds,
  nonsense,
  type Reply,
  refuses,
  says
} from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, it } from 'vitest'
import type { AgentWorlds } from './agent-world.js'

const looks = calls(['svc_list_customers', {}])
const day = 86_400_000

/** How runs end that cannot go well. They are the same on every store. */
export function testAgentBounds(worlds: AgentWorlds): void {
  describe('bounds', () => {
    const endless: [string, ModelUse, Reply, RegExp, number][] = [
      ['steps', { maxSteps: 4 }, looks, /still asked for tools after 4 steps/, 4],
      ['tokens', { maxTokens: 300 }, looks, /used 240 tokens, and another question would take more than the 300/, 2],
      [
        'cost',
        { maxCost: 0.001, prices: { inputPerMillion: 5, outputPerMillion: 5, currency: 'eur' } },
        looks,
        /cost 0.0006 EUR, and another question would cost more than the 0.001/,
        1
      ],
      ['tokens of a day', { maxTokensPerDay: 200 }, looks, /used the 200 tokens that it may use in a day/, 2],
      ['time', { maxSeconds: 0.05 }, isSilent, /took longer than the 0.05 s/, 0],
      ['time, though it never stops talking', { maxSeconds: 0.05 }, neverEnds, /took longer than the 0.05 s/, 0]
    ]
    it.each(endless)('end a run by its %s', async (_, use, reply, words, steps) => {
      const made = await worlds(use)
      made.standIn.otherwise = reply
      const run = await made.run(await made.make())
      expect(run).toMatchObject({ status: 'FAILED', errorSummary: expect.stringMatching(words), counts: { steps } })
    })

    const endings: [string, Reply[], RegExp][] = [
      ['refuses', [refuses], /^The model refused to answer$/],
      ['declines in words', [says('I cannot help with that.'), says('No.'), says('I said no.')], /no answer that can be read.*I said no/],
      ['says nonsense', [nonsense], /answer cannot be read/],
      ['answers another shape', [says({ outputs: 'all' }), says([]), says({ outputs: [{}] })], /no answer that can be read/],
      ['says too much', [says('and so on '.repeat(110_000))], /answer was longer than 1000000 characters/],
      ['says nothing', [says(''), says(''), says('')], /it was empty/],
      ['will not have the key', [fails(401)], /refused the credentials/]
    ]
    it.each(endings)('end in words when the model %s', async (_, replies, words) => {
      const made = await worlds()
      made.standIn.expect(...replies)
      const run = await made.run(await made.make())
      expect(run).toMatchObject({ status: 'FAILED', errorSummary: expect.stringMatching(words), outputs: [], endedAt: expect.any(String) })
      expect(run.errorSummary).not.toMatch(/sk-very|model\.test/)
    })

    it('ask again later while the endpoint is away, and end when it stays away', async () => {
      const made = await worlds()
      const agentId = await made.make()
      made.standIn.expect(fails(503), fails(429))
      const first = await made.run(agentId)
      expect(first.status).toBe('RUNNING')
      await made.pass(1_000)
      made.standIn.expect(says(made.answer()))
      await made.pass(2_000)
      expect((await made.agents.run(agentId, first.id)).status).toBe('COMPLETED')
      const second = await made.run(agentId)
      for (let tries = 0; tries < 12; tries++) await made.pass(60_000)
      expect(await made.agents.run(agentId, second.id)).toMatchObject({
        status: 'FAILED',
        outputs: [],
        errorSummary: expect.stringMatching(/^The endpoint of the model answered 503. It was tried \d+ times|longer than the 300 s/)
      })
    })

    const gone: [string, (made: Awaited<ReturnType<AgentWorlds>>, keyId: string, agentId: string) => Promise<unknown>, RegExp][] = [
      [
        'its key is revoked',
        ({ workspace }, keyId) => workspace.apiKeys.revoke(keyId),
        /API key that the agent was saved with was revoked/
      ],
      [
        'its key has lost a grant',
        ({ workspace }, keyId) => workspace.apiKeys.setGrants(keyId, ['workspace_settings:manage']),
        /no longer call svc_list_customers: the grant customer_intelligence:read is missing/
      ],
      [
        'a tool of it is gone',
        ({ world }, _, agentId) => world.rows.update(agents, { id: { eq: agentId } }, { tools: ['svc_list_customers', 'svc_old'] }),
        /The tool svc_old is not there any more/
      ]
    ]
    it.each(gone)('end a run in its middle when %s', async (_, change, words) => {
      const made = await worlds()
      const { key, apiKey } = await made.workspace.apiKeys.create({
        name: 'k',
        grants: ['workspace_settings:manage', 'customer_intelligence:read']
      })
      const plain = { displayName: 'A', instructions: 'B', tools: ['svc_list_customers'] }
      const agentId = Object((await made.ask('POST', '/api/agents', plain, key)).body).agent.id
      made.standIn.expect(async (...asked) => {
        await change(made, apiKey.id, agentId)
        return looks(...asked)
      })
      const run = await made.run(agentId)
      expect(run).toMatchObject({ status: 'FAILED', errorSummary: expect.stringMatching(words), counts: { steps: 1 } })
    })

    it('let ten runs of an agent wait, and keep runs for 90 days', async () => {
      const made = await worlds()
      const agentId = await made.make()
      for (let n = 0; n < 10; n++) await made.agents.start(agentId)
      await expect(made.agents.start(agentId)).rejects.toMatchObject({ code: 'CONFLICT' })
      made.standIn.otherwise = says(made.answer())
      await made.pass()
      expect((await made.agents.runs(agentId, { status: 'COMPLETED' })).items).toHaveLength(10)
      await made.pass(91 * day)
      await made.run(agentId)
      expect((await made.agents.runs(agentId)).items).toHaveLength(1)
      expect([await made.world.rows.count(agentRuns), await made.world.rows.count(agentSteps)]).toEqual([1, 1])
    })

    it('begin one run for each time of a schedule, and join those that were missed', async () => {
      const made = await worlds()
      made.standIn.otherwise = says(made.answer())
      const agentId = await made.make({ enabled: true, schedule: { cadence: 'daily', localTime: '09:00', timezone: 'Europe/Berlin' } })
      for (let hours = 0; hours < 48; hours++) await made.pass(3_600_000)
      await made.pass(10 * day)
      const { items } = await made.agents.runs(agentId)
      expect(items.map(({ trigger, status }) => [trigger, status])).toEqual(Array.from({ length: 3 }, () => ['scheduled', 'COMPLETED']))
      await made.agents.disable(agentId)
      await made.pass(10 * day)
      expect((await made.agents.runs(agentId)).items).toHaveLength(3)
      await expect(made.agents.runs(id(77))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
