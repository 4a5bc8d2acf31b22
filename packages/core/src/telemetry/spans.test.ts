import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

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
})
