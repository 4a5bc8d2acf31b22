import { describe, expect, it } from 'vitest'
import { day, hour, minute, type NewWorld, type World } from '../list-tools/world.js'

const laptop = '0198c0de-0000-7000-8000-00000000000a'
const phone = '0198c0de-0000-7000-8000-00000000000b'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const acme = { customerId: 'acme' }

/** Ann on two devices, with a mail and a call, at two accounts; and Bob beside her. */
async function ann(world: World) {
  const { workspace, now } = world
  const iso = (ago: number) => new Date(now - ago).toISOString()
  const event = (ago: number, fields: object) => ({ type: 'custom' as const, eventName: 'planned', timestamp: now - ago, ...fields })
  await workspace.customers.put([
    { customerId: 'acme', name: 'Acme', domain: 'acme.test' },
    { customerId: 'globex', name: 'Globex' }
  ])
  const ingest = (events: ReturnType<typeof event>[], visitorId?: string) =>
    workspace.ingest({ source: 'server', events, ...(visitorId && { visitorId }) })
  const known = { userId: 'ann', email: 'ann@acme.test' }
  await ingest([event(9 * day, { ...known, customerId: 'globex', properties: { browser: 'Firefox', os: 'Linux' } })], laptop)
  await ingest([event(3 * day, { ...known, ...acme, eventName: 'exported' })], laptop)
  await ingest([event(2 * day, { ...known, ...acme, properties: { userAgent: iphone } })], phone)
  await ingest([event(hour, { userId: 'bob', email: 'bob@acme.test', ...acme })])
  await workspace.users.put([{ userId: 'ann', name: 'Ann Lee', traits: { title: 'CFO' }, customer: acme }])
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'mail_1',
      occurredAt: iso(4 * day),
      title: 'Prices',
      customer: acme,
      participants: [
        { email: 'ann@acme.test', name: 'Ann Lee', role: 'from' },
        { email: 'bob@acme.test', name: 'Bob Ray', role: 'to' }
      ],
      segments: [{ text: 'We need single sign-on before May.' }]
    },
    {
      sourceType: 'CALL',
      externalId: 'call_1',
      occurredAt: iso(day),
      title: 'Review',
      customer: acme,
      participants: [
        { email: 'ann@acme.test', name: 'Ann Lee', role: 'participant' },
        { email: 'bob@acme.test', name: 'Bob Ray', role: 'participant' }
      ],
      segments: [
        { text: 'The budget is forty thousand.', speaker: 'Ann Lee' },
        { text: 'We look at Brightloop too.', speaker: 'Bob Ray' }
      ]
    }
  ])
  const fact = (
    externalId: string,
    assertion: string,
    factType: 'BUDGET' | 'COMPETITIVE' | 'REQUIREMENTS',
    sourceType: 'CALL' | 'EMAIL',
    sourceId: string
  ) => ({
    externalId,
    customer: acme,
    assertion,
    factType,
    evidence: [{ sourceType, sourceId, quote: assertion }]
  })
  await workspace.facts.put([
    fact('f_sso', 'We need single sign-on before May.', 'REQUIREMENTS', 'EMAIL', 'mail_1'),
    fact('f_budget', 'The budget is forty thousand.', 'BUDGET', 'CALL', 'call_1'),
    fact('f_rival', 'We look at Brightloop too.', 'COMPETITIVE', 'CALL', 'call_1')
  ])
  return (await workspace.users.get({ userId: 'ann' })).id
}

/** One person over devices, accounts and merges. */
export function testPerson(newWorld: NewWorld): void {
  describe('a person', () => {
    it('is known by customers, devices, role and times', async () => {
      const world = await newWorld()
      const id = await ann(world)
      const person = await world.workspace.people.get(id)
      expect(person).toMatchObject({
        id,
        name: 'Ann Lee',
        email: 'ann@acme.test',
        role: 'CFO',
        emails: ['ann@acme.test'],
        externalIds: ['ann']
      })
      expect(person.customers.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
        ['Acme', true],
        ['Globex', false]
      ])
      expect(person.devices).toEqual([
        expect.objectContaining({ visitorId: phone, browser: 'Safari', operatingSystem: 'iOS', eventCount: 1 }),
        expect.objectContaining({ visitorId: laptop, browser: 'Firefox', operatingSystem: 'Linux', eventCount: 2 })
      ])
      expect(person.devices[1]).toMatchObject({
        firstSeenAt: new Date(world.now - 9 * day).toISOString(),
        lastSeenAt: new Date(world.now - 3 * day).toISOString()
      })
      expect(person.firstSeenAt).toBe(new Date(world.now - 9 * day).toISOString())
      const nobody = '00000000-0000-4000-8000-000000000001'
      for (const path of ['', '/timeline', '/statements'])
        expect((await world.send({ method: 'GET', url: `/api/people/${nobody}${path}`, headers: keyOf(world) })).status).toBe(404)
      const other = await newWorld()
      expect((await other.send({ method: 'GET', url: `/api/people/${id}`, headers: keyOf(other) })).status).toBe(404)
    })

    it('has a timeline of all devices and accounts, or of one account, page by page', async () => {
      const world = await newWorld()
      const { people } = world.workspace
      const id = await ann(world)
      const all = (await people.timeline(id)).items
      expect(all.map(({ eventName, customerName }) => [eventName, customerName])).toEqual([
        ['meeting_completed', 'Acme'],
        ['planned', 'Acme'],
        ['exported', 'Acme'],
        ['email_received', 'Acme'],
        ['planned', 'Globex']
      ])
      const paged: string[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await people.timeline(id, { limit: 1, ...(cursor && { cursor }) })
        paged.push(...page.items.map((event) => event.id))
        if (page.pagination.nextCursor === null) break
        cursor = page.pagination.nextCursor
      }
      expect(paged).toEqual(all.map((event) => event.id))
      const names = async (input: Parameters<typeof people.timeline>[1]) =>
        (await people.timeline(id, input)).items.map((each) => each.eventName)
      expect(await names({ customer: 'globex' })).toEqual(['planned'])
      expect(await names({ customer: 'acme', channels: 'MEETING,PRODUCT' })).toEqual(['meeting_completed', 'planned', 'exported'])
      expect(await names({ eventType: 'exported' })).toEqual(['exported'])
      expect(await names({ customer: 'nobody' })).toEqual([])
      expect(await names({ timeframe: '7d' })).toHaveLength(4)
      await expect(people.timeline(id, { channels: 'PRODUCT,TV' })).rejects.toThrow('"TV"')
      await expect(people.timeline(id, { cursor: 'x' })).rejects.toThrow('cursor')
    })

    it('said what the quotes of the own mails and turns say, and nothing else', async () => {
      const world = await newWorld()
      const { people } = world.workspace
      const id = await ann(world)
      const said = (await people.statements(id)).items
      expect(said.map(({ quote, sourceId, fact, customerName }) => [quote, sourceId, fact.factType, customerName])).toEqual([
        ['The budget is forty thousand.', 'call_1', 'BUDGET', 'Acme'],
        ['We need single sign-on before May.', 'mail_1', 'REQUIREMENTS', 'Acme']
      ])
      const first = await people.statements(id, { limit: 1 })
      const cursor = first.pagination.nextCursor ?? ''
      expect([...first.items, ...(await people.statements(id, { cursor, limit: 1 })).items]).toEqual(said)
      const bob = (await world.workspace.users.get({ userId: 'bob' })).id
      expect((await people.statements(bob)).items.map(({ quote }) => quote)).toEqual(['We look at Brightloop too.'])
    })

    it('is one over a merge, also by the id from before, and two again when the merge is undone', async () => {
      const world = await newWorld()
      const { workspace, now } = world
      const event = { type: 'custom' as const, eventName: 'planned' }
      await workspace.ingest({ source: 'server', events: [{ ...event, email: 'ann@home.test', timestamp: now - day }] })
      const before = (await workspace.users.get({ email: 'ann@home.test' })).id
      await workspace.ingest({ source: 'server', events: [{ ...event, userId: 'ann', email: 'ann@home.test', timestamp: now - minute }] })
      const { id } = await workspace.users.get({ userId: 'ann' })
      expect(id).not.toBe(before)
      const person = await workspace.people.get(before)
      expect(person).toMatchObject({ id, emails: ['ann@home.test'], merges: [{ id: before, reason: 'email_claimed' }] })
      expect((await workspace.people.timeline(before)).items).toHaveLength(2)
      await workspace.identity.undo(before)
      expect((await workspace.people.get(id)).merges).toEqual([])
      expect((await workspace.people.get(before)).id).toBe(before)
    })
  })
}

const keyOf = ({ apiKey }: World) => ({ authorization: `Bearer ${apiKey}` })
