import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QuerySlots } from '../context/index.js'
import { RapportError } from '../errors.js'
import { measuredEmbedder, measuredModel } from '../models/measured-model.js'
import type { Model } from '../models/model.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { SyncWorld } from '../testing/integrations/sync-world.js'
import { Metrics } from './metrics.js'

const exporter = new InMemorySpanExporter()

/** What the host does that traces. */
function startTracing(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
}

const named = (name: string): ReadableSpan[] => exporter.getFinishedSpans().filter((span) => span.name.startsWith(name))
const idsOf = (spans: readonly (Span | ReadableSpan)[]) => spans.map((span) => span.spanContext().spanId).sort()
/** Runs work in a span of the host's. */
const inHostSpan = (work: () => Promise<unknown>) =>
  trace.getTracer('host').startActiveSpan('host', async (span) => {
    await work()
    span.end()
    return span
  })

it('without a provider all goes on as it did', async () => {
  const { call } = await createTestRapport()
  expect((await call('svc_list_users')).status).toBe(200)
  expect(exporter.getFinishedSpans()).toEqual([])
})

describe('where the host traces', () => {
  beforeAll(startTracing)
  beforeEach(() => exporter.reset())
  afterAll(() => {
    trace.disable()
    context.disable()
  })

  it('a tool is a span within that of the request, and fails by the code of its error', async () => {
    const { workspace, organizationId } = await createTestRapport()
    const host = await inHostSpan(async () => {
      await workspace.call('svc_list_users', {})
      await workspace.call('svc_get_customer', { customer: 'Ada of acme.com' }).catch(() => undefined)
    })
    const [listed, failed] = named('rapport.tool')
    expect([listed?.name, failed?.name]).toEqual(['rapport.tool svc_list_users', 'rapport.tool svc_get_customer'])
    expect([listed?.parentSpanContext?.spanId, failed?.parentSpanContext?.spanId]).toEqual([idsOf([host])[0], idsOf([host])[0]])
    expect(listed?.attributes).toEqual({ 'rapport.organization.id': organizationId, 'rapport.request.id': expect.any(String) })
    expect(failed).toMatchObject({ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'NOT_FOUND' } })
    expect(JSON.stringify(named('').map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain('Ada')
  })

  it('a group of ingest has a span of its own, with a link to each request that it stores', async () => {
    const { workspace } = await createTestRapport()
    const send = (userId: string) => inHostSpan(() => workspace.ingest({ userIdentity: { userId }, events: [{ type: 'identify' }] }))
    const requests = await Promise.all(['a', 'b', 'c'].map(send))
    const groups = named('rapport.ingest.group')
    expect(groups.map(({ parentSpanContext }) => parentSpanContext)).toEqual(groups.map(() => undefined))
    const linked = groups.flatMap(({ links }) => links.map((link) => link.context.spanId)).sort()
    expect(linked).toEqual(idsOf(requests))
    const events = groups.map(({ attributes }) => Number(attributes['rapport.ingest.events']))
    expect(events.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  it('a job has a span of its own, whoever woke it', async () => {
    const { rapport, post, apiKey } = await createTestRapport()
    await inHostSpan(async () => {
      await post('/api/lookback', { months: 1 }, { authorization: `Bearer ${apiKey}` })
      await rapport.runDue()
    })
    const [job] = named('rapport.job lookback')
    expect(job).toMatchObject({ status: { code: SpanStatusCode.UNSET }, attributes: { 'rapport.job.attempt': 1 } })
    expect(job?.parentSpanContext).toBeUndefined()
  })

  it('a query has a span within its tool, and fails by the code of its error', async () => {
    const slots = new QuerySlots(1)
    const host = await inHostSpan(async () => {
      expect(await slots.run('org-1', async () => 7)).toBe(7)
      await slots.run('org-1', () => Promise.reject(new RapportError('UNPROCESSABLE', 'no table Ada'))).catch(() => undefined)
    })
    const [fine, failed] = named('rapport.sql')
    expect(fine?.parentSpanContext?.spanId).toBe(idsOf([host])[0])
    expect(fine).toMatchObject({ status: { code: SpanStatusCode.UNSET }, attributes: { 'rapport.organization.id': 'org-1' } })
    expect(failed).toMatchObject({ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'UNPROCESSABLE' } })
    expect(JSON.stringify(named('').map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain('Ada')
  })

  it('a question to a model has a span with its name and tokens, and none of its words', async () => {
    const usage = { inputTokens: 70, outputTokens: 5 }
    const ask = async () => ({ text: 'Ada will leave', requests: [], said: [], usage, isCut: false, isRefused: false })
    const model = measuredModel({ name: 'fake-1', ask } as unknown as Model, new Metrics())
    await model.ask({ system: 'Ada', turns: [], maxOutputTokens: 1, signal: new AbortController().signal })
    const embedder = measuredEmbedder({ model: 'e-1', batchSize: 3, embed: () => Promise.reject(new TypeError('Ada')) }, new Metrics())
    await embedder.embed(['Ada', 'Bob'], new AbortController().signal).catch(() => undefined)
    expect(named('rapport.model').map(({ attributes }) => attributes)).toEqual([
      { 'gen_ai.request.model': 'fake-1', 'gen_ai.usage.input_tokens': 70, 'gen_ai.usage.output_tokens': 5 }
    ])
    expect(named('rapport.embedding').map(({ attributes }) => attributes)).toEqual([
      { 'gen_ai.request.model': 'e-1', 'rapport.model.texts': 2, 'error.type': 'TypeError' }
    ])
    expect(JSON.stringify(named('').map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain('Ada')
  })

  it('a sync has a span within that of its job, with its provider and run', async () => {
    const world = new SyncWorld(memoryStore())
    await world.connect()
    await inHostSpan(() => world.run())
    const [job] = named('rapport.job provider_sync')
    const [sync] = named('rapport.sync')
    const [run] = await world.runs()
    expect(sync).toMatchObject({ name: `rapport.sync ${world.provider.id}`, status: { code: SpanStatusCode.UNSET } })
    expect(sync?.attributes).toMatchObject({ 'rapport.sync.provider': world.provider.id, 'rapport.sync.run': run?.id })
    expect(job && sync?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId)
  })
})
