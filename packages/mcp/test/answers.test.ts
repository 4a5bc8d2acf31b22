import { describe, expect, it } from 'vitest'
import { mcpSite, textsOf } from './agent.js'

const least = 1_000
const bytesOf = (text: string) => Buffer.byteLength(text)

/** A site whose agent has room for little, and whose client holds answers to their schemas. */
async function narrowSite(query = '') {
  const site = await mcpSite()
  const agent = await site.agent({ query: `?toolset=all&schemas=output&budget=${least}${query}` })
  await agent.client.listTools()
  return { ...site, ...agent }
}

async function answered(
  call: ReturnType<typeof narrowSite> extends Promise<infer S> ? S : never,
  tool: string,
  input: Record<string, unknown>
) {
  const result = await call.call(tool, input)
  const [notice = '', data = ''] = textsOf(result)
  expect(result.isError, notice).toBeUndefined()
  expect(bytesOf(data)).toBeLessThanOrEqual(least * 3)
  return { notice, data: JSON.parse(data) }
}

const text = (length: number) => 'lorem ipsum '.repeat(Math.ceil(length / 12)).slice(0, length)

describe('answers keep to their budget', () => {
  it('a list is asked for again with a smaller limit, and its cursor goes on with the first row that is missing', async () => {
    const site = await narrowSite()
    const customers = Array.from({ length: 60 }, (_, n) => ({ customerId: `c${n}`, name: `Customer ${n}`, domain: `c${n}.example` }))
    await site.workspace.customers.put(customers)
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const { notice, data } = await answered(site, 'svc_list_customers', { orderBy: 'name', limit: 60, ...(cursor && { cursor }) })
      if (pages++ === 0) expect(notice).toMatch(/the first \d+ of 60 rows.*nextCursor/)
      expect(data.pagination.total).toBe(60)
      seen.push(...data.items.map(({ name }: { name: string }) => name))
      cursor = data.pagination.nextCursor ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(customers.map(({ name }) => name).toSorted())
    expect(pages).toBeLessThan(30)
  })

  it('long texts of a list are excerpts that name the call which reads them whole', async () => {
    const site = await narrowSite()
    await site.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    const assertion = text(2_500)
    await site.workspace.facts.put([
      { externalId: 'f1', customer: { customerId: 'acme' }, assertion, factType: 'CHURN_RISK', factCategory: 'MEMORY' }
    ])
    const { notice, data } = await answered(site, 'svc_list_facts', { customer: 'acme.example' })
    expect(notice).toContain('excerpts')
    const [, tool = '', input = '{}'] = /all: (\w+) (\{.*\})\]$/.exec(data.facts[0].assertion) ?? []
    expect(assertion.startsWith(data.facts[0].assertion.slice(0, 400))).toBe(true)
    const { client } = await site.agent()
    const whole = await client.callTool({ name: tool, arguments: JSON.parse(input) })
    expect(whole.structuredContent).toMatchObject({ assertion })
  })

  it('a source is read in pages of whole texts; one text that no answer can hold is cut, and says so', async () => {
    const site = await narrowSite()
    const base = { sourceType: 'CALL' as const, occurredAt: '2026-01-31T09:30:00Z', title: 'Talk' }
    const segments = Array.from({ length: 12 }, (_, n) => ({ text: `${n} ${text(400)}`, speaker: 'Ann' }))
    await site.workspace.sources.put([
      { ...base, externalId: 'many', segments },
      { ...base, externalId: 'one', segments: [{ text: text(90_000) }] }
    ])
    const read: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await answered(site, 'svc_get_source', {
        sourceType: 'CALL',
        sourceId: 'many',
        limit: 12,
        ...(cursor && { cursor })
      })
      read.push(...data.record.segments.map((segment: { text: string }) => segment.text))
      cursor = data.record.pagination.nextCursor ?? undefined
    } while (cursor)
    expect(read).toEqual(segments.map((segment) => segment.text))
    const { notice, data } = await answered(site, 'svc_get_source', { sourceType: 'CALL', sourceId: 'one' })
    expect(notice).toContain('?budget=')
    expect(data.record.segments[0].text).toMatch(/\d+ more characters\]$/)
  })

  it('a tool without a cursor loses rows of its largest list, and says how to get them', async () => {
    const site = await narrowSite()
    await site.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    await site.workspace.users.put(
      Array.from({ length: 90 }, (_, n) => ({ userId: `u${n}`, email: `user${n}@acme.example`, customer: { customerId: 'acme' } }))
    )
    const { notice, data } = await answered(site, 'svc_get_customer', { customer: 'acme.example', include: ['users', 'revenue'] })
    expect(data.users.length).toBeGreaterThan(5)
    expect(notice).toContain(`users holds ${data.users.length} of 90 rows`)
    expect(notice).toContain('svc_list_users')
    expect(data.revenue).toBeTypeOf('object')
    expect((await answered(site, 'svc_schema', {})).notice).toContain('one view')
  })

  it('results of the search get fewer, best first', async () => {
    const site = await narrowSite()
    await site.workspace.sources.put(
      Array.from({ length: 30 }, (_, n) => ({
        sourceType: 'EMAIL' as const,
        externalId: `m${n}`,
        occurredAt: '2026-01-31T09:30:00Z',
        title: `Mail ${n}`,
        segments: [{ text: `The renewal price is too high for us, as we said ${n} times.` }]
      }))
    )
    const { notice, data } = await answered(site, 'svc_search_customer_context', { query: 'renewal price', topK: 30 })
    expect(data.results.length).toBeGreaterThan(2)
    expect(notice).toMatch(/Cut to fit.*topK/)
  })

  it('an answer that fits is as the tool gave it', async () => {
    const site = await mcpSite()
    await site.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    const { call } = await site.agent()
    const result = await call('svc_get_customer', { customer: 'acme.example' })
    expect(textsOf(result)[0]?.split('\n')).toHaveLength(1)
    expect(result.structuredContent).toEqual(await site.workspace.call('svc_get_customer', { customer: 'acme.example' }))
  })
})
