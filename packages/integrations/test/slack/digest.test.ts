import { describe, expect, it } from 'vitest'
import { connectedSlack, start } from './slack-world.js'

const day = 86_400_000

/** A connected workspace with customers that are named so, and attention items of all of them. */
async function withItems(names: readonly string[]) {
  const world = await connectedSlack()
  await world.connect()
  const destination = await world.destination()
  const { workspace } = world
  await workspace.members.put([{ id: 'm_1', email: 'ann@host.test', name: 'Ann <!here>' }])
  await workspace.customers.put(names.map((name, index) => ({ customerId: `c${index}`, name })))
  const automation = (input: object) =>
    workspace.automations.create({ name: 'News & more <!channel>', enabled: true, destinationIds: [destination], ...input } as never)
  return { ...world, automation }
}

describe('what reaches Slack', () => {
  it('is a digest of a schedule: 15 of 20, and how many more, with every name as text', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `<!channel> & Söhne ${index} ${'<&>'.repeat(60)}`)
    const world = await withItems(names)
    const { automation } = await world.automation({
      triggerType: 'SCHEDULE',
      schedule: { cadence: 'daily', localTime: '09:00', timezone: 'Europe/Berlin' }
    })
    await world.raise(20)
    await world.pass(day, day / 24)
    const [run] = (await world.workspace.automations.runs(automation.id)).items
    expect(run).toMatchObject({ status: 'DELIVERED', customerCount: 20 })
    expect(world.slack.messages).toHaveLength(1)
    const [{ blocks, text, sent } = { blocks: [], text: '', sent: {} }] = world.slack.messages
    expect(JSON.stringify(sent)).not.toContain('<!')
    expect(JSON.stringify(blocks).length).toBeLessThan(12_000)
    const sections = (blocks as { type: string }[]).filter(({ type }) => type === 'section').length
    expect(sections).toBeLessThanOrEqual(15)
    expect(JSON.stringify(blocks)).toContain(`and ${20 - sections} more`)
    expect(JSON.stringify(blocks)).toContain('&lt;!channel&gt; &amp; Söhne')
    expect(text.length).toBeGreaterThan(0)
  })

  it('has names that read as links, channels or people as plain words', async () => {
    const world = await withItems(['evil.test/?a=1 #general @here <@U123> <https://x.test|Acme>'])
    await world.automation({ triggerType: 'SCHEDULE', schedule: { cadence: 'hourly' } })
    await world.raise(1)
    await world.pass(3_600_000)
    const blocks = world.slack.messages[0]?.blocks as { type: string; text?: { type: string; verbatim?: boolean; text: string } }[]
    const said = blocks.flatMap(({ text }) => (text?.type === 'mrkdwn' ? [text] : []))
    expect(said).toHaveLength(1)
    // Else Slack makes links of addresses, channels and people of plain words.
    expect(said.every(({ verbatim }) => verbatim === true)).toBe(true)
    expect(said[0]?.text).toContain('|evil.test/?a=1 #general @here &lt;@U123&gt; &lt;https://x.test|Acme&gt;: At risk>')
  })

  it.each(['&', '"', '\\', '<', '😀'])('shows a customer also when everything said of it is %s, within the bounds', async (sign) => {
    const names = Array.from({ length: 15 }, () => sign.repeat(120))
    const world = await withItems(names)
    await world.automation({ triggerType: 'SCHEDULE', schedule: { cadence: 'hourly' } })
    for (const [index] of names.entries())
      await world.workspace.attention.raise({
        customer: { customerId: `c${index}` },
        cause: 'x',
        title: sign.repeat(100),
        whatChanged: sign.repeat(4_000),
        preparedActionUrl: `https://host.test/?${'&'.repeat(900)}`
      })
    await world.pass(3_600_000)
    const blocks = world.slack.messages[0]?.blocks as { type: string; text?: { text: string } }[]
    const sections = blocks.filter(({ type }) => type === 'section')
    expect(sections.length).toBeGreaterThanOrEqual(3)
    expect(sections.every(({ text }) => (text?.text.length ?? 0) <= 3_000)).toBe(true)
    expect(JSON.stringify(blocks).length).toBeLessThan(12_000)
  })

  it('shows who it is, why, what they pay, whose they are and where to go on', async () => {
    const world = await withItems(['Acme'])
    await world.workspace.subscriptions.put([
      {
        externalId: 's1',
        customer: { customerId: 'c0' },
        status: 'active',
        currency: 'usd',
        items: [{ amountCents: 4900, quantity: 3, interval: 'month' }],
        startedAt: new Date(start - day).toISOString()
      }
    ])
    await world.automation({ triggerType: 'SCHEDULE', schedule: { cadence: 'hourly' } })
    await world.raise(1)
    await world.pass(3_600_000)
    const said = JSON.stringify(world.slack.messages[0]?.blocks)
    expect(said).toContain('Acme: At risk')
    expect(said).toContain('They asked to leave.')
    expect(said).toContain('$147.00 MRR')
    expect(said).toContain('https://rapport.test/|')
  })

  it('is a message for each customer of an occurrence, and a digest where there are many', async () => {
    const world = await withItems(Array.from({ length: 7 }, (_, index) => `Customer ${index}`))
    const { id, see } = await world.signal()
    const { automation } = await world.automation({ triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id] })
    await see(3)
    await world.rapport.runDue()
    await world.pass(10_000, 1_000)
    expect(world.slack.messages.map(({ text }) => text.split('\n')[1])).toEqual(
      [0, 1, 2].map((index) => `- Customer ${index}: Usage fell: Exports fell from 20 to 10 a week.`)
    )
    await see(7)
    await world.pass(10_000, 1_000)
    expect(world.slack.messages).toHaveLength(4)
    const { items } = await world.workspace.automations.runs(automation.id)
    expect(items).toMatchObject([
      { status: 'DELIVERED', customerCount: 7 },
      { status: 'DELIVERED', customerCount: 3 }
    ])
  })

  it('is told by the run: some arrived, some did not', async () => {
    const world = await withItems(['A', 'B'])
    const { id, see } = await world.signal()
    const { automation } = await world.automation({ triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id] })
    world.slack.refusals.push('msg_too_long')
    await see(2)
    await world.pass(5_000, 1_000)
    const [run] = (await world.workspace.automations.runs(automation.id)).items
    expect(run).toMatchObject({ status: 'PARTIAL_FAILURE' })
    const whole = await world.workspace.automations.run(automation.id, run?.id ?? '')
    expect(whole.deliveries.map(({ status }) => status).sort()).toEqual(['DELIVERED', 'FAILED'])
    // The channel itself is well.
    expect(await world.listed()).toMatchObject([{ syncStatus: 'SYNCED' }])
  })
})
