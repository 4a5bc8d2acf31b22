import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

const customer = { customerId: 'acme' }
const quota = { customer, cause: 'quota', title: 'Acme has used 95 % of its quota' }

async function site() {
  const made = await createTestRapport()
  await made.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.com' }])
  return made
}

describe('attention of the host', () => {
  it('is one item of a customer and cause: opened, updated, resolved, opened again', async () => {
    const { workspace, clock } = await site()
    const { attention } = workspace
    const { id, change } = await attention.raise(quota)
    expect(change).toBe('opened')
    expect(await attention.raise({ ...quota, customer: { domain: 'acme.com' } })).toEqual({ id, change: 'unchanged' })
    clock.advance(1_000)
    const observedAt = new Date(clock.now())
    const evidence = [{ kind: 'metric' as const, title: '97 % of 10,000 calls', observedAt }]
    expect(await attention.raise({ ...quota, title: 'Acme has used 97 %', priority: 'URGENT', evidence })).toEqual({
      id,
      change: 'updated'
    })
    const item = await workspace.call('svc_get_attention_item', { id })
    expect(item).toMatchObject({ title: 'Acme has used 97 %', priority: 'URGENT' })
    expect(JSON.stringify(item)).toContain('97 % of 10,000 calls')
    expect(await attention.resolve({ customer, cause: 'quota' }, { summary: 'They bought more.' })).toEqual({ id, change: 'resolved' })
    expect(await attention.resolve({ id })).toEqual({ id, change: 'unchanged' })
    expect(await attention.raise(quota)).toEqual({ id, change: 'reopened' })
    expect((await attention.raise({ ...quota, cause: 'usage_drop' })).id).not.toBe(id)
  })

  it('is the same over HTTP, with the grant data:write alone', async () => {
    const { workspace, send, post, apiKey } = await site()
    const authorization = `Bearer ${apiKey}`
    const raised = await post(
      '/api/attention',
      { ...quota, timeline: [{ title: 'Warned', explanation: 'By mail', observedAt: '2026-01-31' }] },
      { authorization }
    )
    expect(raised).toMatchObject({ status: 200, body: { change: 'opened' } })
    const { id } = Object(raised.body)
    expect(await post(`/api/attention/${id}/resolve`, {}, { authorization })).toMatchObject({
      status: 200,
      body: { id, change: 'resolved' }
    })
    const empty = { method: 'POST', url: `/api/attention/${id}/resolve`, headers: { authorization } }
    expect(await send(empty)).toMatchObject({ status: 200, body: { id, change: 'unchanged' } })
    const { key } = await workspace.apiKeys.create({ name: 'reads', grants: ['customer_intelligence:read'] })
    const refused = { method: 'POST', url: '/api/attention', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(quota) }
    expect(await send(refused)).toMatchObject({ status: 403 })
  })

  it.each([
    [{ title: 'x' }, 'input.customer is required'],
    [{ ...quota, cause: '' }, 'input.cause'],
    [{ ...quota, priority: 'LOUD' }, 'input.priority'],
    [{ ...quota, preparedActionUrl: 'javascript:alert(1)' }, 'input.preparedActionUrl'],
    [{ ...quota, owner: 'ann' }, 'input.owner'],
    [{ ...quota, evidence: [{ kind: 'metric', title: 'x', observedAt: 'soon' }] }, 'input.evidence[0].observedAt'],
    [{ ...quota, title: 'a\0b' }, 'input.title'],
    [{ ...quota, customer: { customerId: 'nobody' } }, 'No customer matches']
  ])('%o is refused in words', async (input, words) => {
    const { workspace } = await site()
    await expect(workspace.attention.raise(input as never)).rejects.toMatchObject({
      name: 'RapportError',
      message: expect.stringContaining(words)
    })
  })

  it('there has to be an item to resolve', async () => {
    const { workspace } = await site()
    for (const name of [{ id: 'x' }, { id: '018f0000-0000-7000-8000-000000000001' }, { customer, cause: 'quota' }])
      await expect(workspace.attention.resolve(name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    [{}, {}, 'name.id is required'],
    [{ customer: { customer_id: 'acme' }, cause: 'quota' }, {}, 'name.customer.customer_id is not allowed; did you mean customerId?'],
    [{ id: 5 }, {}, 'name.id must be a string'],
    [{ customer, cause: 'a\0b' }, {}, 'name.cause must not hold U+0000'],
    [{ customer, cause: 'quota' }, { summary: 'a\0b' }, 'options.summary must not hold U+0000']
  ])('%o is not resolved with %o', async (name, options, words) => {
    const { workspace } = await site()
    await workspace.attention.raise(quota)
    await expect(workspace.attention.resolve(name as never, options)).rejects.toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: expect.stringContaining(words)
    })
  })
})
