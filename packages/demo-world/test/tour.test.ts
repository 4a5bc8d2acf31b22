import { readFileSync } from 'node:fs'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { world } from '@rapport/demo-world'
import { beforeAll, describe, expect, it } from 'vitest'

const end = Date.UTC(2026, 5, 1, 12)
const text = readFileSync(new URL('../../../docs/tour.md', import.meta.url), 'utf8')
const blocks = [...text.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json = '']): Record<string, unknown> => JSON.parse(json))
const steps = blocks.flatMap((block, index) => (index % 2 === 0 ? [{ asked: block, shown: blocks[index + 1] }] : []))

/** What is shown of an answer: `…` at the end of a text stands for the rest of it, and lists show some of their items. */
function expected(shown: unknown): unknown {
  if (typeof shown === 'string') return shown.endsWith('…') ? expect.stringContaining(shown.slice(0, -1)) : shown
  if (Array.isArray(shown)) return expect.arrayContaining(shown.map(expected))
  if (typeof shown === 'object' && shown !== null)
    return expect.objectContaining(Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, expected(value)])))
  return shown
}

describe('the tour through the demo world', () => {
  let site: Awaited<ReturnType<typeof createTestRapport>>

  beforeAll(async () => {
    site = await createTestRapport({ clock: new TestClock(end) })
    const { members, customers, users, subscriptions, sources, stories } = world({ end })
    const { workspace, rapport } = site
    await workspace.members.put(members)
    await workspace.customers.put(customers)
    await workspace.users.put(users)
    await workspace.subscriptions.put(subscriptions)
    // The calm accounts' words make no difference here, and take most of the time.
    const told = new Set(stories.map(({ customerId }) => customerId))
    await workspace.sources.put(sources.filter(({ customer }) => told.has(customer.customerId)))
    await rapport.runDue()
  })

  it('has calls, each with its answer', () => {
    expect(steps.length).toBeGreaterThan(5)
    for (const { asked, shown } of steps) expect([typeof asked.tool, typeof shown]).toEqual(['string', 'object'])
  })

  it.each(steps)('$asked', async ({ asked: { tool, input }, shown }) => {
    const { status, body } = await site.call(String(tool), input)
    expect(status).toBe(200)
    expect(body).toEqual(expected(shown))
  })
})
