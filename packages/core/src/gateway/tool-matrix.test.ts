import { describe, expect, it } from 'vitest'
import { allGrants, type Grant, hasGrant } from '../auth/grants.js'
import { createTestRapport, type TestRapport } from '../testing/create-test-rapport.js'
import { foreignInputs, namesSomething, theirWorld } from '../testing/gateway/foreign-ids.js'
import type { Tool } from '../tool-shape/tool.js'
import type { ToolName } from '../tool-shape/tool-names.js'
import { registry } from './registry.js'

/** The grant that each tool needs, as the design says. */
const grants: Record<Grant, ToolName[]> = {
  'customer_intelligence:read': [
    'svc_list_customers',
    'svc_list_users',
    'svc_get_customer',
    'svc_get_customer_relationship',
    'svc_get_timeline',
    'svc_list_facts',
    'svc_get_fact',
    'svc_get_source',
    'svc_list_sources',
    'svc_search_customer_context',
    'svc_get_integration_capabilities',
    'svc_get_integration_setup_status',
    'svc_get_integration_status',
    'svc_list_features',
    'svc_get_customer_features',
    'svc_list_attention_items',
    'svc_get_attention_item'
  ],
  // Puts are routes and methods of the workspace, and no tools.
  'data:write': [],
  'workspace_members:read': ['svc_list_workspace_users'],
  'analytics:read': ['svc_query', 'svc_schema'],
  'customer_access:manage': [
    'svc_assign_customer_owner',
    'svc_grant_customer_access',
    'svc_update_customer_access',
    'svc_revoke_customer_access'
  ],
  'destinations:manage': [
    'svc_list_destinations',
    'svc_get_destination',
    'svc_create_destination',
    'svc_update_destination',
    'svc_enable_destination',
    'svc_disable_destination',
    'svc_archive_destination'
  ],
  'behavior_metrics:manage': ['svc_create_feature', 'svc_archive_feature'],
  'activation:read': ['svc_get_customer_activation', 'svc_preview_customer_activation'],
  'activation:manage': ['svc_update_customer_activation'],
  'workspace_settings:read': ['svc_get_workspace_settings'],
  'workspace_settings:manage': ['svc_update_workspace_settings'],
  'integrations:connect_own': ['svc_begin_integration_setup', 'svc_setup_integration'],
  'integrations:manage': []
}

/** Tools that ignore keys which they do not know; all others refuse them. */
const lenient: readonly ToolName[] = [
  'svc_list_customers',
  'svc_list_users',
  'svc_list_workspace_users',
  'svc_get_customer',
  'svc_assign_customer_owner',
  'svc_grant_customer_access',
  'svc_update_customer_access',
  'svc_revoke_customer_access',
  'svc_get_timeline',
  'svc_list_facts',
  'svc_get_fact',
  'svc_get_source',
  'svc_query',
  'svc_schema'
]

/** What a server answers that has neither an SQL engine nor connectors. */
const withoutMore: Partial<Record<ToolName, number[]>> = { svc_query: [503], svc_begin_integration_setup: [422] }

const tools: Tool[] = Object.values(registry)

function grantOf(tool: Tool): Grant {
  const found = allGrants.find((grant) => grants[grant].includes(tool.name))
  if (!found) throw new Error(`${tool.name} stands in no row of the table of grants`)
  return found
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

  it('needs its grant and no other', async () => {
    const rapport = await createTestRapport()
    const grant = grantOf(tool)
    const keyWith = async (given: readonly Grant[]) => (await rapport.workspace.apiKeys.create({ name: 'k', grants: given })).key
    const others = allGrants.filter((other) => !hasGrant([other], grant))
    const refused = await ask(rapport, await keyWith(others))
    expect(refused).toMatchObject({ status: 403, body: { code: 'TOOL_CALL_FORBIDDEN', message: expect.stringContaining(grant) } })
    expect(withoutMore[tool.name] ?? [200, 404]).toContain((await ask(rapport, await keyWith([grant]))).status)
  })

  it('refuses keys that it does not know, or ignores them, as the specification says', async () => {
    const { call } = await createTestRapport()
    const input = { ...Object(tool.example), unknownKey: 1 }
    const { status, body } = await call(tool.name, input)
    if (lenient.includes(tool.name)) expect(status).toBe((await call(tool.name, tool.example)).status)
    else expect({ status, body }).toMatchObject({ status: 400, body: { message: 'input.unknownKey is not allowed' } })
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
