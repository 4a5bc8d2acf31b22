import { createHash } from 'node:crypto'
import { world } from '@rapport/demo-world'
import { describe, expect, it } from 'vitest'

const end = Date.UTC(2026, 5, 1, 12)
const day = 86_400_000

const digest = (options: Parameters<typeof world>[0]) => {
  const { batches, ...rows } = world(options)
  const hash = createHash('sha256').update(JSON.stringify(rows))
  for (const batch of batches()) hash.update(JSON.stringify(batch))
  return hash.digest('hex')
}

describe('the demo world', () => {
  const made = world({ end })
  const events = [...made.batches()].flatMap((batch) => batch.events)

  it('is the same for the same seed, and another one for another', () => {
    const scale = 0.2
    expect(digest({ end, scale, seed: 7 })).toBe(digest({ end, scale, seed: 7 }))
    expect(digest({ end, scale, seed: 7 })).not.toBe(digest({ end, scale, seed: 8 }))
    expect(digest({ end, scale: 0.1 })).toMatchInlineSnapshot(`"b01e36661001f3ae182d9174e6c957feb6ab375070c4eb675ca870751ee67518"`)
  })

  it('has about as much as it says, and nothing after its end', () => {
    expect(made.customers).toHaveLength(69)
    expect(made.users.length).toBeGreaterThan(340)
    expect(made.users.length).toBeLessThan(500)
    expect(events.length).toBeGreaterThan(42_000)
    expect(events.length).toBeLessThan(66_000)
    const times = [...events.map(({ timestamp }) => timestamp), ...made.sources.map(({ occurredAt }) => occurredAt)]
    const first = Math.min(...times.slice(0, 50_000))
    expect(times.every((at) => at < end && at >= made.start - 290 * day)).toBe(true)
    // Before the world begins, only those with a past are there.
    expect(first).toBeLessThan(made.start - 200 * day)
    const past = new Set(made.pastStories.map(({ customerId }) => customerId))
    const early = made.sources.filter(({ occurredAt }) => occurredAt < made.start)
    expect(early.length).toBeGreaterThan(50)
    expect(early.every(({ customer }) => past.has(customer.customerId))).toBe(true)
    expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length)
    for (const rows of [
      made.customers.map(({ domain }) => domain),
      made.users.map(({ email }) => email),
      made.sources.map(({ externalId }) => externalId)
    ])
      expect(new Set(rows).size).toBe(rows.length)
  })

  it('says no sentence twice', () => {
    const sentences = made.sources.flatMap(({ segments }) => segments.map(({ text }) => text))
    expect(sentences.length).toBeGreaterThan(5_000)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([])
  })

  it('tells each story, with its sentences where it says that they stand', () => {
    const kinds = new Set(made.stories.map(({ kind }) => kind))
    expect(kinds.size).toBe(6)
    const texts = new Map(made.sources.map(({ externalId, segments }) => [externalId, segments.map(({ text }) => text)]))
    for (const { sentences, firstSign } of made.stories) {
      expect(sentences.length).toBeGreaterThan(0)
      expect(firstSign).toBeGreaterThan(made.start)
      for (const { text, sourceId } of sentences) expect(texts.get(sourceId)).toContain(text)
    }
  })

  it('has the rates that its stories tell of', () => {
    const accountOf = new Map(made.users.map(({ userId, customer }) => [userId, customer.customerId]))
    for (const { kind, customerId, firstSign, baseline, changesTo } of made.stories.filter(
      ({ kind }) => kind === 'churn' || kind === 'expansion'
    )) {
      const own = events.filter(({ userId }) => userId !== undefined && accountOf.get(userId) === customerId)
      const perDay = (from: number, to: number) =>
        own.filter(({ timestamp }) => timestamp >= from && timestamp < to).length / ((to - from) / day)
      const before = perDay(firstSign - 42 * day, firstSign)
      const after = perDay(firstSign, end)
      // Weekends and holidays included, a day has two thirds of a working day.
      expect(before / baseline, `${kind} ${customerId}`).toBeGreaterThan(0.5)
      expect(before / baseline).toBeLessThan(0.9)
      expect(after / before / changesTo, `${kind} ${customerId}`).toBeGreaterThan(0.75)
      expect(after / before / changesTo).toBeLessThan(1.35)
    }
  })

  it('ends with what is paid for now, after half a year in which that grew', () => {
    const ats = made.billing.map(({ at }) => at)
    expect(ats).toEqual(ats.toSorted((one, other) => one - other))
    expect(Math.ceil((end - Number(ats[0])) / day)).toBe(181)
    expect(ats.every((at) => at < end)).toBe(true)
    const last = new Map(made.billing.flatMap(({ subscriptions }) => subscriptions.map((each) => [each.externalId, each])))
    expect(made.subscriptions.map(({ externalId }) => last.get(externalId))).toEqual(made.subscriptions)
    const seatsOf = (subscriptions: typeof made.subscriptions) =>
      subscriptions.reduce((sum, { items }) => sum + (items[0]?.quantity ?? 0), 0)
    expect(seatsOf(made.billing[0]?.subscriptions ?? [])).toBeLessThan(seatsOf(made.subscriptions))
  })

  it('rests at weekends, and those who sign up were strangers before', () => {
    const weekend = events.filter(({ timestamp, type }) => type === 'custom' && [0, 6].includes(new Date(timestamp).getUTCDay()))
    expect(weekend.length / events.length).toBeLessThan(0.06)
    const batches = [...world({ end }).batches()]
    const signUp = batches.find((batch) => batch.events.some(({ type }) => type === 'identify'))
    const visits = batches.filter(({ visitorId }) => visitorId !== undefined && visitorId === signUp?.visitorId)
    expect(visits).toHaveLength(2)
    expect(visits[0]?.events.every(({ userId }) => userId === undefined)).toBe(true)
  })

  it.each([
    [{ end: Number.NaN }, 'end must be'],
    [{ end, scale: 0 }, 'scale must be']
  ])('%o is refused', (options, message) => expect(() => world(options)).toThrow(message))

  it('has customers who left within a year, by their contracts or their payments, and did nothing afterwards', () => {
    const customerOf = new Map(made.users.map(({ userId, customer }) => [userId, customer.customerId]))
    const left = made.pastStories.filter(({ outcome }) => outcome === 'left')
    expect([left.length, made.pastStories.length]).toEqual([7, 9])
    for (const { customerId, endedAt, firstSign, sentences } of left) {
      const isOwn = ({ customer }: { customer: { customerId: string } }) => customer.customerId === customerId
      expect(end - endedAt).toBeLessThan(330 * day)
      const own = events.filter(({ userId }) => userId !== undefined && customerOf.get(userId) === customerId)
      expect(own.length).toBeGreaterThan(200)
      const last = Math.max(...own.map(({ timestamp }) => timestamp), ...made.sources.filter(isOwn).map(({ occurredAt }) => occurredAt))
      expect(last).toBeLessThan(endedAt)
      expect(made.subscriptions.find(isOwn)).toMatchObject({ status: 'canceled', canceledAt: endedAt })
      const [contract] = made.contracts.filter(isOwn).slice(-1)
      if (contract) expect(Date.parse(contract.endsOn) + day).toBe(endedAt)
      if (sentences.length > 0) expect(firstSign).toBeLessThan(endedAt)
    }
  })

  it('has renewals to come, and terms that follow each other without a gap', () => {
    const today = new Date(end).toISOString().slice(0, 10)
    const running = made.contracts.filter(({ startsOn, endsOn }) => startsOn <= today && endsOn >= today)
    const owners = running.map(({ customer }) => customer.customerId)
    expect(new Set(owners).size).toBe(owners.length)
    expect(running.length).toBeGreaterThan(25)
    for (const kind of ['churn', 'expansion', 'championLeaves'] as const)
      for (const { customerId } of made.stories.filter((story) => story.kind === kind)) expect(owners).toContain(customerId)
    const left = new Set(made.pastStories.filter(({ outcome }) => outcome === 'left').map(({ customerId }) => customerId))
    expect(owners.some((owner) => left.has(owner))).toBe(false)
    for (const { customer, startsOn } of running) {
      const before = made.contracts.filter((each) => each.customer.customerId === customer.customerId && each.startsOn < startsOn)
      if (before.length > 0) expect(before.map(({ endsOn }) => Date.parse(endsOn) + day)).toContain(Date.parse(startsOn))
    }
    for (const { noticeOn, startsOn, endsOn, amountCents } of made.contracts) {
      expect(startsOn < endsOn && noticeOn < endsOn).toBe(true)
      expect(amountCents).toBeGreaterThan(0)
    }
  })

  it('is planted as it is asked for', () => {
    const { stories, customers } = world({ end, seed: 3, plots: { churn: 2, calm: 5 } })
    expect([stories.map(({ kind }) => kind), customers.length]).toEqual([['churn', 'churn'], 7])
  })
})
