import { type TSchema, Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { allGrants } from '../../auth/grants.js'
import { RapportError } from '../../errors.js'
import { defineTool } from '../../runtime/define-tool.js'
import { SchemaVersionError, StoreUnavailableError } from '../../storage/contract.js'
import { memoryStore } from '../../storage/memory/memory-store.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'

const url = '/api/tools/call'

/** A tool in place of svc_get_customer that does this. */
function toolThat(handle: () => Promise<unknown>, output: TSchema = Type.Unknown()) {
  const tool = defineTool({
    name: 'svc_get_customer',
    title: 'A tool of this test',
    description: 'A tool of this test.',
    effect: 'read',
    toolset: 'customers',
    grants: ['analytics:read'],
    reads: 'none',
    summary: 'A tool of this test.',
    input: Type.Object({}),
    output,
    example: {},
    handle
  })
  return { svc_get_customer: tool }
}

describe('the error body', () => {
  it('holds exactly code, message, retryable and requestId', async () => {
    const { post, apiKey } = await createTestRapport()
    const { status, headers, body } = await post(url, '{', { authorization: `Bearer ${apiKey}`, 'x-request-id': 'r1' })
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'INVALID_JSON', message: 'The body is not JSON', retryable: false, requestId: 'r1' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('bodies that are no call', () => {
  it.each([
    ['{"tool":"svc_list_users","input":{}', 'INVALID_JSON'],
    ['', 'INVALID_JSON'],
    [Uint8Array.of(0x7b, 0xff), 'INVALID_JSON'],
    ['['.repeat(65) + ']'.repeat(65), 'INVALID_JSON'],
    ['null', 'INVALID_TOOL_CALL'],
    ['[]', 'INVALID_TOOL_CALL'],
    ['"svc_list_users"', 'INVALID_TOOL_CALL'],
    ['{}', 'INVALID_TOOL_CALL'],
    ['{"tool":null}', 'INVALID_TOOL_CALL'],
    ['{"tool":7,"input":{}}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_nothing"}', 'INVALID_TOOL_CALL'],
    ['{"tool":"constructor"}', 'INVALID_TOOL_CALL'],
    ['{"tool":"__proto__"}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","input":null}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","input":[]}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","input":"{}"}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","input":{},"extra":1}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","__proto__":{}}', 'INVALID_TOOL_CALL'],
    ['{"tool":"svc_list_users","input":{"limit":0}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"limit":1.5}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"limit":1e999}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"limit":"50"}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"search":null}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"search":"\\u0000"}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"search":"\\ud800"}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"traitFilters":{"a":"\\u0000"}}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"hasActivityInLast":"7 d"}}', 'INVALID_TOOL_INPUT'],
    ['{"tool":"svc_list_users","input":{"cursor":"\\u0000"}}', 'INVALID_TOOL_INPUT']
  ])('%s is %s', async (body, code) => {
    const { post, apiKey } = await createTestRapport()
    expect(await post(url, body, { authorization: `Bearer ${apiKey}` })).toMatchObject({ status: 400, body: { code, retryable: false } })
  })

  it('a missing input is {}, any Content-Type is JSON, and gzip is taken', async () => {
    const { post, apiKey } = await createTestRapport()
    const authorization = `bearer  ${apiKey} `
    expect((await post(url, '{"tool":"svc_list_users"}', { authorization, 'content-type': 'text/plain' })).status).toBe(200)
  })

  it('unknown keys of the input are ignored', async () => {
    const { call } = await createTestRapport()
    expect((await call('svc_list_users', { limit: 1, other: { a: '\0' } })).status).toBe(200)
  })

  it('a body above the limit is 413 with both sizes, and ends the connection', async () => {
    const { post, apiKey } = await createTestRapport()
    const body = JSON.stringify({ tool: 'svc_list_users', input: { search: 'x'.repeat(2_000_000) } })
    const answer = await post(url, body, { authorization: `Bearer ${apiKey}`, 'content-length': String(body.length) })
    const message = 'The body is larger than 1048576 bytes'
    expect(answer).toMatchObject({ status: 413, close: true })
    expect(answer.body).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message,
      retryable: false,
      requestId: answer.headers['x-request-id'],
      limitBytes: 1_048_576,
      actualBytes: body.length
    })
  })
})

describe('credentials', () => {
  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic abc',
    'Bearer ok_short',
    `Bearer ok_${'x'.repeat(32)}`,
    `Bearer pk_${'x'.repeat(32)}`,
    `Bearer ok_${'x'.repeat(5000)}`,
    `ok_${'x'.repeat(32)}`,
    'Bearer ok_\0'
  ])('%j is 401', async (authorization) => {
    const { post } = await createTestRapport()
    const answer = await post(url, { tool: 'svc_list_users' }, authorization === undefined ? {} : { authorization })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', retryable: false },
      headers: { 'www-authenticate': 'Bearer' }
    })
  })

  it('come before the body: nothing is said about a body without a key', async () => {
    const { post } = await createTestRapport()
    expect((await post(url, '{')).status).toBe(401)
  })
})

describe('a tool', () => {
  it('that does not exist yet is 503, also for a key without grants; the input of a forbidden one is not looked at', async () => {
    const { workspace, call } = await createTestRapport({ tools: {} })
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: [] })
    expect(await call('svc_list_users', { limit: 'x' }, key)).toMatchObject({
      status: 503,
      body: { code: 'TOOL_UNAVAILABLE', retryable: true }
    })
    const { workspace: other, call: ask } = await createTestRapport()
    const { key: bare } = await other.apiKeys.create({ name: 'k', grants: [] })
    expect((await ask('svc_list_users', { limit: 'x' }, bare)).status).toBe(403)
  })
})

describe('plans', () => {
  it('count each call that is allowed, also with a wrong input, and none that is forbidden', async () => {
    const counted: string[] = []
    const apiCall = (organizationId: string) => {
      counted.push(organizationId)
      return { allowed: true } as const
    }
    const { call, workspace, organizationId } = await createTestRapport({ plans: { apiCall, websiteTracking: () => true } })
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: [] })
    await call('svc_list_users', {}, key)
    await call('svc_nothing')
    await call('svc_list_users', { limit: 0 })
    await workspace.call('svc_list_users', {})
    expect(counted).toEqual([organizationId, organizationId])
  })

  it('whose calls are used up answer 429 with plan, feature, resetAt and the message as error', async () => {
    const resetAt = Date.UTC(2026, 2, 2, 12, 0, 30)
    const apiCall = async () => ({ allowed: false, reason: 'limit_exceeded', plan: 'free', resetAt }) as const
    const { call } = await createTestRapport({ plans: { apiCall, websiteTracking: () => true } })
    const { status, headers, body } = await call('svc_list_users')
    const error = "The plan's API calls are used up. New calls are possible from resetAt on"
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('30')
    const requestId = headers['x-request-id']
    const plan = { plan: 'free', feature: 'api_calls', resetAt }
    expect(body).toEqual({ code: 'api_limit_exceeded', message: error, error, retryable: false, requestId, ...plan })
  })

  it('that ask for a billing action answer 402', async () => {
    const apiCall = () => ({ allowed: false, reason: 'billing_action_required', plan: 'pro' }) as const
    const { call } = await createTestRapport({ plans: { apiCall, websiteTracking: () => true } })
    const { status, headers, body } = await call('svc_list_users')
    const code = 'plan_billing_action_required'
    const message = 'The plan needs a billing action first: see to the billing, then call again'
    expect(status).toBe(402)
    expect(body).toEqual({ code, message, retryable: false, requestId: headers['x-request-id'], plan: 'pro', feature: 'api_calls' })
  })
})

describe('failures', () => {
  it.each([
    ['NOT_FOUND', 404, false],
    ['CONFLICT', 409, false],
    ['UNPROCESSABLE', 422, false],
    ['RATE_LIMITED', 429, true]
  ] as const)('%s of a tool is %i', async (code, status, retryable) => {
    const handle = async () => Promise.reject(new RapportError(code, 'Why.', code === 'RATE_LIMITED' ? { retryAfterSeconds: 7 } : {}))
    const { call, log } = await createTestRapport({ tools: toolThat(handle) })
    const { headers, ...answer } = await call('svc_get_customer')
    expect(answer).toMatchObject({ status, body: { code, message: 'Why.', retryable } })
    expect(headers['retry-after']).toBe(code === 'RATE_LIMITED' ? '7' : undefined)
    expect(log).toEqual([])
  })

  it('of any other kind are 500, told only to the log, under the request id', async () => {
    const { call, log } = await createTestRapport({ tools: toolThat(async () => Promise.reject(new Error('secret detail'))) })
    const { status, headers, body } = await call('svc_get_customer')
    expect({ status, body }).toMatchObject({ status: 500, body: { code: 'TOOL_GATEWAY_ERROR', retryable: true } })
    expect(JSON.stringify(body)).not.toContain('secret')
    const fields = { requestId: headers['x-request-id'], tool: 'svc_get_customer', error: expect.stringContaining('secret detail') }
    expect(log).toMatchObject([{ level: 'error', fields }])
  })

  it('of the output shape are 502, with the fault in the log', async () => {
    const tools = toolThat(async () => ({ items: 7 }), Type.Object({ items: Type.Array(Type.String()) }))
    const { call, log } = await createTestRapport({ tools })
    expect(await call('svc_get_customer')).toMatchObject({ status: 502, body: { code: 'TOOL_OUTPUT_INVALID', retryable: false } })
    expect(log).toMatchObject([{ fields: { error: expect.stringContaining('output.items must be an array') } }])
  })

  it('of the storage are 503, whether the key is known or not', async () => {
    const { call, rapport, store } = await createTestRapport()
    await call('svc_list_users')
    await rapport.close()
    const other = await createTestRapport()
    const answer = { status: 503, body: { code: 'TOOL_UNAVAILABLE', message: 'The storage is not available', retryable: true } }
    expect(await call('svc_list_users')).toMatchObject(answer)
    expect(await call('svc_list_users', {}, other.apiKey)).toMatchObject(answer)
    expect(store.name).toBe('memory')
  })

  it('of the key lookup itself are 500 and logged', async () => {
    const store = memoryStore()
    const { call, log, workspace } = await createTestRapport({ store })
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: allGrants })
    store.directory.find = () => Promise.reject(new Error('odd'))
    expect(await call('svc_list_users', {}, key)).toMatchObject({ status: 500, body: { code: 'TOOL_GATEWAY_ERROR' } })
    expect(log).toMatchObject([{ level: 'error', fields: { path: url, error: expect.stringContaining('odd') } }])
    for (const away of [new StoreUnavailableError('away'), new SchemaVersionError('migrate first')]) {
      store.directory.find = () => Promise.reject(away)
      expect((await call('svc_list_users', {}, key)).status).toBe(503)
    }
  })
})
