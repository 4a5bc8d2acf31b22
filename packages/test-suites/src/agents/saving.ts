import { agents } from '@rapport/core/src/registry/tables.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, it } from 'vitest'
import { hour } from '../list-tools/world.js'
import type { AgentWorld, AgentWorlds } from './agent-world.js'

const plain = { displayName: 'A', instructions: 'B' }

const refusals: [string, object, string][] = [
  ['an unknown key', { ...plain, model: 'x' }, 'input.model is not allowed'],
  ['no instructions', { ...plain, instructions: ' ' }, 'input.instructions must have at least one character besides spaces'],
  ['too long instructions', { ...plain, instructions: 'x'.repeat(32_001) }, 'input.instructions'],
  ['too many items', { ...plain, maxItemsToSurface: 51 }, 'input.maxItemsToSurface'],
  ['a tool that there is not', { ...plain, tools: ['svc_list_customer'] }, 'did you mean svc_list_customers'],
  ['a tool that changes something', { ...plain, tools: ['svc_assign_customer_owner'] }, 'input.tools[0] must be a tool that only reads'],
  ['a tool that sends', { ...plain, tools: ['svc_schema', 'svc_create_destination'] }, 'input.tools[1] must be a tool that only reads'],
  ['a schedule without its day', { ...plain, schedule: { cadence: 'weekly', localTime: '09:00' } }, 'input.schedule.weekday is required']
]

export function testSavingAgents(worlds: AgentWorlds): void {
  describe('saving', () => {
    it('refuses what is wrong, by its path', async () => {
      const { agents: noun, world } = await worlds()
      for (const [what, input, message] of refusals) {
        const refused = await noun.create(input as never).then(
          () => `${what} is saved`,
          (error: Error) => error.message
        )
        expect(refused, what).toContain(message)
      }
      expect(await world.rows.count(agents)).toBe(0)
    })

    it('fills in defaults, lists, changes, switches, and keeps to the organization', async () => {
      const made = await worlds()
      const agentId = await made.make({ schedule: { cadence: 'daily', localTime: '09:00', timezone: 'Europe/Berlin' } })
      const agent = await made.agents.get(agentId)
      expect(agent).toMatchObject({ maxItemsToSurface: 10, enabled: false, nextRunAt: null, savedBy: { kind: 'host', apiKeyId: null } })
      expect(agent.tools).toContain('svc_search_customer_context')
      expect((await made.agents.enable(agentId)).nextRunAt).toBe('2026-03-03T08:00:00.000Z')
      expect((await made.agents.update(agentId, { schedule: null })).nextRunAt).toBeNull()
      expect((await made.agents.disable(agentId)).enabled).toBe(false)
      expect((await made.agents.list()).items).toHaveLength(1)
      const other = await worlds()
      await expect(other.agents.get(agentId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await other.ask('POST', `/api/agents/${agentId}/runs`)).status).toBe(404)
      await expect(made.agents.run(agentId, id(9))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('binds an agent to the grants of the key that saves it', async () => {
      const made = await worlds()
      const { key, apiKey } = await made.workspace.apiKeys.create({
        name: 'some',
        grants: ['workspace_settings:manage', 'customer_intelligence:read']
      })
      const { body, status } = await made.ask('POST', '/api/agents', plain, key)
      expect(status).toBe(200)
      const { agent } = Object(body)
      expect(agent.savedBy).toEqual({ kind: 'api_key', apiKeyId: apiKey.id })
      expect(agent.tools).toContain('svc_get_customer')
      expect(agent.tools).not.toContain('svc_query')
      expect(await made.ask('POST', '/api/agents', { ...plain, tools: ['svc_query'] }, key)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('analytics:read') }
      })
      const { key: settingsOnly } = await made.workspace.apiKeys.create({ name: 'none', grants: ['workspace_settings:manage'] })
      expect((await made.ask('POST', '/api/agents', { ...plain, tools: ['svc_get_customer'] }, settingsOnly)).status).toBe(403)
      // Whoever changes what it is told may not borrow the grants of somebody else.
      expect((await made.ask('PATCH', `/api/agents/${agent.id}`, { instructions: 'Tell me all' }, settingsOnly)).status).toBe(403)
    })

    const gone: [string, (made: AgentWorld, keyId: string) => Promise<unknown>, string][] = [
      ['has ended', async ({ world }) => world.clock.advance(hour), 'has expired'],
      ['was revoked', ({ workspace }, keyId) => workspace.apiKeys.revoke(keyId), 'was revoked']
    ]
    it.each(gone)('does not let an agent run whose key %s, whoever asks for it', async (_, end, words) => {
      const made = await worlds()
      const grants = ['workspace_settings:manage', 'customer_intelligence:read'] as const
      const expiresAt = made.world.clock.now() + hour
      const { key, apiKey } = await made.workspace.apiKeys.create({ name: 'some', grants, expiresAt })
      const hourly = { cadence: 'hourly', timezone: 'UTC' }
      const { body } = await made.ask('POST', '/api/agents', { ...plain, enabled: true, schedule: hourly }, key)
      const { id: agentId } = Object(body).agent
      made.standIn.otherwise = says(made.answer())
      expect((await made.run(agentId)).status).toBe('COMPLETED')
      const asked = made.standIn.asked.length

      await end(made, apiKey.id)
      const refused = { status: 'FAILED', outputs: [], counts: { steps: 0 }, errorSummary: expect.stringContaining(words) }
      expect(await made.run(agentId)).toMatchObject(refused)
      await made.pass(hour)
      const { items } = await made.agents.runs(agentId)
      expect(items.filter(({ trigger }) => trigger === 'scheduled').length).toBeGreaterThan(0)
      for (const { status, trigger } of items) if (trigger === 'scheduled') expect(status).toBe('FAILED')
      expect(made.standIn.asked).toHaveLength(asked)
      // Whoever saves it anew gives it their own grants.
      await made.agents.update(agentId, { instructions: 'Look again.' })
      expect((await made.run(agentId)).status).toBe('COMPLETED')
    })

    it('without a model says what to do', async () => {
      const { workspace } = await createTestRapport()
      for (const asked of [workspace.agents.create(plain), workspace.agents.enable(id(1)), workspace.agents.start(id(1))])
        await expect(asked).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringContaining('pass languageModel to createRapport')
        })
      expect((await workspace.agents.list()).items).toEqual([])
    })
  })
}
