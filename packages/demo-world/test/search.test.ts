import { createTestRapport, TestClock } from '@rapport/core/testing'
import { world } from '@rapport/demo-world'
import { beforeAll, describe, expect, it } from 'vitest'

const end = Date.UTC(2026, 5, 1, 12)

/** What somebody would ask, in words of their own, with a piece of the sentence that answers it. Written before anything was tuned. */
const questions: readonly [question: string, answer: string][] = [
  ['technicians arriving at a wrong address', 'technicians were sent to the wrong address'],
  ['crews waiting in front of a closed door', 'Two crews stood in front of closed doors'],
  ['customers complain about mixed up addresses', 'Addresses are still mixed up after the update'],
  ['who compares us with another vendor for procurement', 'Procurement has asked me to compare you'],
  ['a competitor made a cheaper offer', 'has made us an offer, and it is cheaper'],
  ['which account evaluates an alternative', 'as an alternative, because too many problems'],
  ['who will not renew their contract', 'we will not renew the contract'],
  ['threat of cancellation because of the address problem', 'Unless the address problem is gone, we are going to cancel'],
  ['board wants to leave us', 'The board wants us to leave'],
  ['a second branch would like to join', 'Our second branch saw the dispatch board'],
  ['subsidiary asks for access', 'colleagues of the new subsidiary ask every week'],
  ['how many more seats are needed', 'more seats when the second branch starts'],
  ['additional licences for a subsidiary', 'additional licences before'],
  ['approved budget for more users', 'more users has been approved'],
  ['quote with single sign-on and API', 'Could you send a quote for the larger plan'],
  ['what does an upgrade to Enterprise cost', 'what an upgrade to Enterprise would cost'],
  ['discount for a two year plan', 'which discount applies for two years'],
  ['who has a new job and a last day', 'My last day here is this Friday'],
  ['somebody is leaving the company', 'I am leaving the company at the end of the week'],
  ['who has taken over and does not know the tool', 'I have taken over from'],
  ['landed on a desk without handover', 'now it landed on my desk without a handover'],
  ['planners prefer the trial to their spreadsheet', 'planners do not want the old spreadsheet back'],
  ['order form before the trial ends', 'please prepare the order form for'],
  ['had no time to import customers in the trial', 'nobody had time to import our customers'],
  ['stuck at importing data', 'We got stuck at the data import'],
  ['expired company card', 'Our company card expired'],
  ['bank blocked the card, open invoice', 'The bank has blocked the card']
]

describe('search in the demo world', () => {
  let site: Awaited<ReturnType<typeof createTestRapport>>
  const { customers, sources, stories, pastStories } = world({ end })

  beforeAll(async () => {
    site = await createTestRapport({ clock: new TestClock(end) })
    await site.workspace.customers.put(customers)
    for (let at = 0; at < sources.length; at += 400) await site.workspace.sources.put(sources.slice(at, at + 400))
  })

  it.each(questions)('%s', async (query, answer) => {
    const told = [...stories, ...pastStories].flatMap(({ sentences }) => sentences.filter(({ text }) => text.includes(answer)))
    expect(told.length).toBeGreaterThan(0)
    const { results } = await site.workspace.call('svc_search_customer_context', { query, topK: 3 })
    const found = results.map((each) => (each.kind === 'source' ? each.sourceId : ''))
    expect(
      found.some((id) => told.some(({ sourceId }) => sourceId === id)),
      JSON.stringify(results, null, 1).slice(0, 1500)
    ).toBe(true)
  })
})
