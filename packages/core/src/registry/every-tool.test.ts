import { describe, expect, it } from 'vitest'
import { allGrants, type Grant, hasGrant } from '../auth/grants.js'
import type { Tool } from '../runtime/tool.js'
import { createTestRapport, type TestRapport } from '../testing/create-test-rapport.js'
import { foreignInputs, namesSomething, theirWorld } from '../testing/gateway/foreign-ids.js'
import { registry } from './tools.js'

/** What a server answers that has neither an SQL engine nor connectors. */
const withoutMore: Readonly<Record<string, number[]>> = { svc_query: [503], svc_begin_integration_setup: [422] }

const tools: Tool[] = Object.values(registry)

/** Whether a tool refuses fields that its input does not name. */
function isStrict({ input }: Tool): boolean {
  const shapes = 'anyOf' in input && Array.isArray(input.anyOf) ? input.anyOf : [input]
  return shapes.every((shape) => Object(shape).additionalProperties === false)
}

describe.each(tools)('$name', (tool) => {
  const ask = (rapport: TestRapport, key: string) => rapport.call(tool.name, tool.example, key)

  it('needs a key that is there, known, neither expired nor revoked', async () => {
    const rapport = await createTestRapport()
    const { workspace, clock, post } = rapport
    const body = { tool: tool.name, input: tool.example }
    const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS', retryable: false } }
    expect(await post('/api/tools/call', body)).toMatchObject(refused)
    expect(await ask(rapport, `ok_${'0'.repeat(32)}`)).toMatchObject(refused)
    const expiring = await workspace.apiKeys.create({ name: 'k', grants: allGrants, expiresAt: clock.now() + 1 })
    expect((await ask(rapport, expiring.key)).status).not.toBe(401)
    clock.advance(1)
    expect(await ask(rapport, expiring.key)).toMatchObject(refused)
    const revoked = await workspace.apiKeys.create({ name: 'k', grants: allGrants })
    await workspace.apiKeys.revoke(revoked.apiKey.id)
    expect(await ask(rapport, revoked.key)).toMatchObject(refused)
  })

  it('needs its grants and no others', async () => {
    const rapport = await createTestRapport()
    const keyWith = async (given: readonly Grant[]) => (await rapport.workspace.apiKeys.create({ name: 'k', grants: given })).key
    for (const grant of tool.grants) {
      const others = allGrants.filter((other) => !hasGrant([other], grant))
      const refused = await ask(rapport, await keyWith(others))
      expect(refused).toMatchObject({ status: 403, body: { code: 'TOOL_CALL_FORBIDDEN', message: expect.stringContaining(grant) } })
    }
    expect(withoutMore[tool.name] ?? [200, 404]).toContain((await ask(rapport, await keyWith(tool.grants))).status)
  })

  it('refuses fields that it does not know, or ignores them, as its schema says', async () => {
    const { call } = await createTestRapport()
    const input = { ...Object(tool.example), unknownKey: 1 }
    const { status, body } = await call(tool.name, input)
    if (isStrict(tool))
      expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^input\.unknownKey is not allowed/) } })
    else expect(status).toBe((await call(tool.name, tool.example)).status)
  })

  it('takes its own example', async () => {
    const { call } = await createTestRapport()
    const { status, body } = await call(tool.name, tool.example)
    expect(withoutMore[tool.name] ?? [200, 404], JSON.stringify(body)).toContain(status)
  })

  it('shows nothing of another organization, whose ids are 404 or match nothing', async () => {
    const rapport = await createTestRapport()
    const { rapport: host } = rapport
    const theirs = await theirWorld(rapport.workspace)
    const mine = host.organization((await host.organizations.create({ name: 'Mine' })).id)
    const ours = await theirWorld(mine)
    const { key } = await mine.apiKeys.create({ name: 'k', grants: allGrants })
    const inputs = foreignInputs[tool.name]?.(theirs, ours) ?? []
    if (namesSomething(tool.input)) expect(inputs.length, 'add the tool to testing/gateway/foreign-ids.ts').toBeGreaterThan(0)
    for (const { matches, ...input } of inputs) {
      const { status, body } = await rapport.call(tool.name, input, key)
      if (matches === 'expired') expect(body).toEqual({ provider: null, status: 'expired' })
      else if (matches === 'nothing') expect(Object.values(Object(body)).find(Array.isArray), JSON.stringify(input)).toEqual([])
      else expect(status, JSON.stringify({ input, body })).toBe(404)
    }
  })
})
