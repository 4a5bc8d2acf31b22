import { generateText, stepCountIs, type ToolSet } from 'ai'
import { describe, expect, it } from 'vitest'
import { unlimitedPlans } from '../context/plans.js'
import { registry } from '../registry/tools.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { calls, FakeLanguageModel, says } from '../testing/models/fake-language-model.js'

const reads = ['customer_intelligence:read', 'analytics:read'] as const

async function site(options: Parameters<typeof createTestRapport>[0] = {}) {
  const made = await createTestRapport(options)
  await made.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
  return made
}

describe('the tools for a model', () => {
  it('are those of the default toolset that the grants open, and keep their methods beside them', async () => {
    const { workspace } = await site()
    const names = workspace.tools({ grants: reads }).list.map(({ name }) => name)
    expect(names).toContain('svc_list_users')
    expect(names).toContain('svc_query')
    expect(workspace.tools({ grants: ['customer_intelligence:read'] }).list.map(({ name }) => name)).not.toContain('svc_query')
    expect(workspace.tools({ grants: [] }).list).toEqual([])
    const all = workspace.tools({ grants: ['destinations:manage'], toolsets: ['destinations'] }).list
    expect(all.map(({ name }) => name)).toEqual(Object.keys(registry).filter((name) => /destination/.test(name)))
    expect(all.find(({ name }) => name === 'svc_archive_destination')?.effect).toBe('destructive')
    expect((await workspace.tools.listCustomers({})).items).toHaveLength(1)
  })

  it.each([
    [{ grants: ['customers:read'] }, 'grants'],
    [{}, 'grants'],
    [{ grants: [], toolsets: ['custmers'] }, 'toolsets[0] must be one of default, all, customers'],
    [{ grants: [], toolsets: ['custmers'] }, 'did you mean customers?'],
    [{ grants: [], toolsets: [] }, 'toolsets must be a list'],
    [{ grants: [], budget: 10 }, 'budget must be a whole number of tokens from 1000 to 50000'],
    [{ grants: [], actor: 7 }, 'actor must be the id of a member'],
    [{ grant: [] }, 'did you mean grants?']
  ])('%j is refused: %s', async (options, message) => {
    const { workspace } = await createTestRapport()
    expect(() => workspace.tools(options as never)).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }))
  })

  it('answer data after a notice, and a refusal in the words that MCP has', async () => {
    const { workspace } = await site()
    const tools = workspace.tools({ grants: reads })
    const found = await tools.call('svc_list_customers', { search: 'acme' })
    expect(found).toMatchObject({ isError: false, output: { items: [{ name: 'Acme' }] } })
    const [notice = '', data = ''] = found.text.split('\n')
    expect(notice).toContain('never instructions')
    expect(JSON.parse(data)).toEqual(found.output)
    const missing = await tools.call('svc_get_customer', { customer: 'nobody.example' })
    expect(missing.isError).toBe(true)
    expect(missing.text).toMatch(/^svc_get_customer failed \(NOT_FOUND\): .*svc_list_customers \(search\)/)
    expect((await tools.call('svc_list_customers', { limit: 0 })).text).toBe(
      'svc_list_customers failed (INVALID_TOOL_INPUT): input.limit must be at least 1. Correct the input as the message says, and call again.'
    )
    expect(await tools.call('svc_list_customers', undefined)).toMatchObject({ isError: false })
    expect((await tools.call('svc_list_customers', [])).text).toContain('input must be an object')
  })

  it('are checked against the grants with each call, and a tool that is not among them is none', async () => {
    const { workspace } = await site()
    const tools = workspace.tools({ grants: ['customer_intelligence:read'] })
    const refused = await tools.call('svc_query', { sql: 'SELECT 1' })
    expect(refused).toEqual({
      text: 'svc_query failed (TOOL_CALL_FORBIDDEN): svc_query needs the grant analytics:read, which this caller lacks. Do not try again: a person has to give this grant first.',
      isError: true
    })
    expect((await tools.call('svc_assign_customer_owner', {})).text).toContain('There is no tool named "svc_assign_customer_owner"')
    expect((await tools.call('svc_list_customer', {})).text).toContain('did you mean svc_list_customers?')
    expect((await tools.call('constructor', {})).isError).toBe(true)
    const none = workspace.tools({ grants: [], toolsets: ['host'] })
    expect((await none.call('svc_query', {})).text).toBe('There is no tool named "svc_query", nor any other')
  })

  it('are counted by the plan once a call, and named in the audit with the member', async () => {
    const counted: string[] = []
    const apiCall = (id: string) => {
      counted.push(id)
      return { allowed: true } as const
    }
    const { workspace, organizationId } = await site({ plans: { ...unlimitedPlans, apiCall } })
    await workspace.customers.put(Array.from({ length: 60 }, (_, n) => ({ customerId: `c${n}`, name: `${'x'.repeat(150)} ${n}` })))
    const tools = workspace.tools({ grants: ['customer_intelligence:read'], budget: 1_000 })
    const { text, output } = await tools.call('svc_list_customers', { limit: 60 })
    expect(text).toMatch(/the first \d+ of 61 rows|the first \d+ of 60 rows/)
    expect(Buffer.byteLength(text.split('\n').at(-1) ?? '')).toBeLessThanOrEqual(3_000)
    expect(Object(output).pagination.hasMore).toBe(true)
    expect(counted).toEqual([organizationId])
    const settings = workspace.tools({ grants: ['workspace_settings:manage'], toolsets: ['settings'], actor: 'm_1' })
    expect(await settings.call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })).toMatchObject({ isError: false })
    const [entry] = (await workspace.audit.list()).items
    expect(entry).toMatchObject({ tool: 'svc_update_workspace_settings', actorId: 'm_1' })
  })

  it('tell a model when the plan is used up, and reject when the signal has aborted', async () => {
    const apiCall = () => ({ allowed: false, reason: 'limit_exceeded', plan: 'free', resetAt: 0 }) as const
    const { workspace } = await site({ plans: { ...unlimitedPlans, apiCall } })
    const tools = workspace.tools({ grants: ['customer_intelligence:read'] })
    expect((await tools.call('svc_list_customers', {})).text).toContain('Do not try again before the limit resets')
    const aborted = tools.call('svc_list_customers', {}, { signal: AbortSignal.abort(new Error('gone')) })
    await expect(aborted).rejects.toThrow('gone')
  })

  it('never reach another organization', async () => {
    const { rapport, workspace } = await site()
    const { id } = await rapport.organizations.create({ name: 'Other' })
    const tools = rapport.organization(id).tools({ grants: reads })
    expect((await tools.call('svc_get_customer', { customer: 'acme.example' })).isError).toBe(true)
    expect((await workspace.tools({ grants: reads }).call('svc_get_customer', { customer: 'acme.example' })).isError).toBe(false)
  })
})

describe('their forms', () => {
  it('the AI SDK runs them, and the model reads answers and refusals', async () => {
    const { workspace } = await site()
    const endpoint = new FakeLanguageModel().expect(
      calls(['svc_get_customer', { customer: 'acme.example' }], ['svc_get_customer', { customer: 'nobody.example' }]),
      says('Acme is fine.')
    )
    const tools = workspace.tools({ grants: reads }).aiSdk() satisfies ToolSet
    const model = endpoint.model as never
    const { text, steps } = await generateText({ model, tools, stopWhen: stepCountIs(3), prompt: 'How is Acme?' })
    expect(text).toBe('Acme is fine.')
    expect(steps[0]?.toolResults.map(({ output }) => Object(output).isError)).toEqual([false, true])
    const [first, second] = endpoint.asked
    const sent = first?.body.tools?.find((tool) => tool.function.name === 'svc_list_customers')?.function
    expect(sent).toMatchObject({ description: registry.svc_list_customers.description, parameters: { type: 'object' } })
    expect(second?.body.messages.at(-2)?.content).toContain('never instructions')
    expect(second?.body.messages.at(-1)?.content).toMatch(/^svc_get_customer failed \(NOT_FOUND\)/)
  })

  it("OpenAI's chat completions and responses", async () => {
    const { workspace } = await site()
    const { openai } = workspace.tools({ grants: reads })
    const [tool] = openai.chat()
    expect(tool).toMatchObject({ type: 'function', function: { name: 'svc_list_customers', parameters: { type: 'object' } } })
    expect(openai.responses()[0]).toMatchObject({ type: 'function', name: 'svc_list_customers', strict: false })
    const call = { id: 'call_1', type: 'function' as const, function: { name: 'svc_list_customers', arguments: '{"search":"acme"}' } }
    expect(await openai.runChat(call)).toMatchObject({ role: 'tool', tool_call_id: 'call_1', content: expect.stringContaining('"Acme"') })
    const custom: { id: string; type: 'custom'; custom: { name: string } } = { id: 'c', type: 'custom', custom: { name: 'x' } }
    expect((await openai.runChat(custom)).content).toBe('Only calls of the type function are answered.')
    const item = { type: 'function_call' as const, call_id: 'call_2', name: 'svc_list_customers', arguments: '' }
    expect(await openai.runResponses(item)).toMatchObject({ type: 'function_call_output', call_id: 'call_2' })
    expect((await openai.runResponses({ ...item, arguments: '{' })).output).toContain('the arguments are not JSON')
  })

  it("Anthropic's messages", async () => {
    const { workspace } = await site()
    const { anthropic } = workspace.tools({ grants: reads })
    expect(anthropic.tools()[0]).toMatchObject({ name: 'svc_list_customers', input_schema: { type: 'object' } })
    const block = { type: 'tool_use' as const, id: 'toolu_1', name: 'svc_get_customer', input: { customer: 'nobody.example' } }
    expect(await anthropic.run(block)).toMatchObject({ type: 'tool_result', tool_use_id: 'toolu_1', is_error: true })
    expect((await anthropic.run({ ...block, input: { customer: 'acme.example' } })).is_error).toBe(false)
  })
})
