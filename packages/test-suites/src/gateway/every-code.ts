import { type ErrorCode, errorTable, routeCodes } from '@rapport/core/src/errors.js'
import { defineTool } from '@rapport/core/src/runtime/define-tool.js'
import { type Store, StoreUnavailableError } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import {
  createTestRapport,
  type TestAnswer,
  type TestRapport,
  type TestRapportOptions
} from '@rapport/core/src/testing/create-test-rapport.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'

const url = '/api/tools/call'
const resetAt = Date.UTC(2026, 3, 1)

/** A Rapport of its own on the store, with these options. */
type NewRapport = (options?: TestRapportOptions) => Promise<TestRapport>

/** How a caller comes to see each code. */
const reach: Record<Exclude<ErrorCode, (typeof routeCodes)[number]>, (newRapport: NewRapport, store: Store) => Promise<TestAnswer>> = {
  INVALID_JSON: async (newRapport) => postAs(await newRapport(), '{'),
  INVALID_TOOL_CALL: async (newRapport) => postAs(await newRapport(), '{"tool":"svc_nothing"}'),
  INVALID_TOOL_INPUT: async (newRapport) => (await newRapport()).call('svc_list_users', { limit: 0 }),
  INVALID_CREDENTIALS: async (newRapport) => (await newRapport()).call('svc_list_users', {}, `ok_${'0'.repeat(32)}`),
  plan_billing_action_required: (newRapport) => callOnPlan(newRapport, 'billing_action_required'),
  async TOOL_CALL_FORBIDDEN(newRapport) {
    const { call, workspace } = await newRapport()
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: ['workspace_members:read'] })
    return call('svc_list_users', {}, key)
  },
  NOT_FOUND: async (newRapport) => (await newRapport()).call('svc_get_customer', { customer: 'nobody' }),
  async CONFLICT(newRapport) {
    const { call } = await newRapport()
    const channel = { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News' }
    await call('svc_create_destination', channel)
    return call('svc_create_destination', channel)
  },
  PAYLOAD_TOO_LARGE: async (newRapport) => (await newRapport()).call('svc_list_users', { search: 'x'.repeat(1_100_000) }),
  UNPROCESSABLE: async (newRapport) => (await newRapport()).call('svc_query', { sql: 'select from where' }),
  async RATE_LIMITED(newRapport) {
    const { call } = await newRapport({ limits: { concurrentQueries: 1 } })
    // Long enough that the first still runs when the second comes.
    const sql = 'select count(*) from generate_series(1, 1000000)'
    const answers = await Promise.all([call('svc_query', { sql }), call('svc_query', { sql })])
    return answers.find(({ status }) => status !== 200) ?? answers[0]
  },
  api_limit_exceeded: (newRapport) => callOnPlan(newRapport, 'limit_exceeded'),
  TOOL_GATEWAY_ERROR: (newRapport, store) => callOver(newRapport, store, new Error('odd')),
  TOOL_OUTPUT_INVALID: async (newRapport) => (await newRapport({ tools: { svc_list_users: wrongTool } })).call('svc_list_users'),
  TOOL_UNAVAILABLE: (newRapport, store) => callOver(newRapport, store, new StoreUnavailableError('away'))
}

/** What a code's body has beside code, message, retryable and requestId. */
const further: Partial<Record<ErrorCode, object>> = {
  plan_billing_action_required: { plan: 'starter', feature: 'api_calls', resetAt },
  api_limit_exceeded: { plan: 'starter', feature: 'api_calls', resetAt, error: expect.any(String) },
  PAYLOAD_TOO_LARGE: { limitBytes: 1_048_576, actualBytes: expect.any(Number) }
}

/** Registers a test with vitest for each documented code: callers can see it, with its status and body. The store has to support SQL. */
export function everyCodeSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`every code of the gateway on ${name}`, () => {
    const opened = openedStore(createStore)
    const codes = Object.entries(errorTable)
      .filter(([code]) => !routeCodes.some((other) => other === code))
      .map(([code, row]) => ({ code, ...row }))
    it.each(codes)('$code is seen with status $status', async ({ code, status, retryable }) => {
      const store = opened()
      const newRapport: NewRapport = (options) => createTestRapport({ ids: systemIds(), store, ...options })
      const [, seen] = Object.entries(reach).find(([known]) => known === code) ?? []
      const answer = await seen?.(newRapport, store)
      const more = Object.entries(further).find(([known]) => known === code)?.[1]
      const body = { code, message: expect.stringMatching(/\S/), retryable, requestId: answer?.headers['x-request-id'], ...more }
      expect({ status: answer?.status, body: answer?.body }).toEqual({ status, body })
      expect(answer?.headers['retry-after'] !== undefined).toBe(status === 429 || status === 503)
    })
  })
}

function postAs({ post, apiKey }: TestRapport, body: string): Promise<TestAnswer> {
  return post(url, body, { authorization: `Bearer ${apiKey}` })
}

async function callOnPlan(newRapport: NewRapport, reason: 'billing_action_required' | 'limit_exceeded'): Promise<TestAnswer> {
  const verdict = { allowed: false, reason, plan: 'starter', resetAt } as const
  const { call } = await newRapport({ plans: { apiCall: () => verdict, websiteTracking: () => true } })
  return call('svc_list_users')
}

/** A call over a store that fails to read an organization's rows. */
async function callOver(newRapport: NewRapport, store: Store, failure: Error): Promise<TestAnswer> {
  const fail = () => Promise.reject(failure)
  const failing = overlay(store, { organization: (id) => overlay(store.organization(id), { find: fail, firstPage: fail }) })
  const { call } = await newRapport({ store: failing })
  return call('svc_list_users')
}

const wrongTool = defineTool({
  name: 'svc_list_users',
  title: 'A tool of this test',
  description: 'Answers something else than it says.',
  effect: 'read',
  toolset: 'customers',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Answers something else than it says.',
  input: Type.Object({}),
  output: Type.Object({ items: Type.Unsafe<number>(Type.Array(Type.String())) }),
  example: {},
  handle: async () => ({ items: 7 })
})
