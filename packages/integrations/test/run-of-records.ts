import { equal, ok } from 'node:assert/strict'
import { defineProvider, type Stream, secretField } from '@rapport/core/connector'
import { memoryStore } from '@rapport/core/memory'
import { EngineWorld } from '../src/testing/engine-world.js'
import type { ProviderSubject } from '../src/testing/provider-cases.js'

const apiKey = 'key-of-nobody'

/** A provider without a sign-in, whose records are those of another one. */
const descriptor = {
  name: 'Of one stream',
  category: 'crm',
  authType: 'api_key',
  setupMode: 'human_controlled',
  needsClient: false,
  fields: [secretField('apiKey', 'API key', 'Anything.')],
  configuration: null,
  isPersonal: false,
  reads: 'Records.',
  leaves: 'Nothing is written there.',
  precedence: 25
} as const

/** Has the engine read records of a stream, completed already: the run goes on to its end, and counts each of them. */
export async function runOf({ provider, account, startedAt }: ProviderSubject, stream: Stream, records: readonly unknown[]): Promise<void> {
  const { changes: _changes, complete: _complete, ...walked } = stream
  const only: Stream = {
    ...walked,
    walk: { first: () => ({ path: '/records' }), next: () => null, records: () => records },
    deletes: 'said'
  }
  const id = `one-stream-${provider.id}`
  const world = await EngineWorld.connected({
    provider: defineProvider({
      id,
      descriptor,
      options: {},
      auth: [{ kind: 'fields', fields: ['apiKey'], label: 'key' }],
      baseUrl: () => 'https://records.test',
      headers: () => ({}),
      requestsPerSecond: 10,
      check: async () => ({ id: account, name: null }),
      streams: [only]
    }),
    open: () => ({
      http: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      connect: (_rapport, workspace) => workspace.integrations.connect(id, { config: { credentials: { apiKey } } }),
      secrets: () => [apiKey]
    }),
    createStore: memoryStore,
    startedAt
  })
  await world.until(startedAt)
  const [run] = await world.workspace.integrations.runs(id, { limit: 1 })
  const [told] = run?.streams ?? []
  await world.close()
  ok(told && ['ended', 'partial'].includes(told.outcome), `the run has not ended: ${JSON.stringify(told)}`)
  const { added, updated, unchanged, removed, skipped, unreadable } = told
  equal(added + updated + unchanged + removed + skipped + unreadable.count, records.length, `of ${JSON.stringify(told)}`)
}
