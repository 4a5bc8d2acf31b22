import { describe, expect, it } from 'vitest'
import { type EngineSubject, EngineWorld } from '../../src/testing/engine-world.js'
import { FakeIntercom } from '../../src/testing/fake-intercom.js'
import { FakeZendesk } from '../../src/testing/fake-zendesk.js'
import { closed, company, contact, conversation, updated } from '../intercom/account.js'
import { intercomSubject } from '../intercom/engine-subject.js'
import { threat } from '../told-of.js'
import { agent, comment, day, hour, iso, metrics, organization, start, ticket, user } from '../zendesk/account.js'
import { zendeskSubject } from '../zendesk/engine-subject.js'

const openedAt = start - 20 * day
const solvedAt = start + 2 * hour

/** A ticket that a person of Globex has opened long ago, and what solves it. */
function desk(): FakeZendesk & { solve(): void } {
  const account = new FakeZendesk()
  account.put('organizations', organization(1, openedAt, { name: 'Globex', external_id: 'globex' }))
  account.put('users', user(11, openedAt, 1))
  account.put('users', agent(801, openedAt))
  account.put('tickets', ticket(7, openedAt, 11, 1, { subject: 'The export' }))
  account.say(7, comment(70, openedAt, 11, threat))
  const over = { subject: 'The export', status: 'solved', updated_at: iso(solvedAt), metric_set: metrics(7, solvedAt) }
  return Object.assign(account, { solve: () => account.put('tickets', ticket(7, openedAt, 11, 1, over)) })
}

/** The same as a conversation. */
function inbox(): FakeIntercom & { solve(): void } {
  const account = new FakeIntercom()
  account.put('companies', company(1, openedAt, { name: 'Globex', company_id: 'globex' }))
  account.put('contacts', contact(1, openedAt, [1]))
  const asked = conversation(1, openedAt, 'c_1', [], { title: 'The export', ...updated(openedAt) })
  const said = { ...asked, source: { ...asked.source, body: `<p>${threat}</p>` } }
  account.put('conversations', said)
  return Object.assign(account, { solve: () => account.put('conversations', { ...said, ...closed(solvedAt) }) })
}

const desks: [string, EngineSubject, () => (FakeZendesk | FakeIntercom) & { solve(): void }][] = [
  ['zendesk', zendeskSubject, desk],
  ['intercom', intercomSubject, inbox]
]

describe('tickets of help desks are unanswered problems until they are closed', () => {
  it.each(desks)('%s', async (id, subject, make) => {
    const account = make()
    const world = await EngineWorld.connected({
      ...subject,
      open: (around) => ({ ...subject.open(around), http: account.provider(around).http })
    })
    for (let steps = 0; steps < 3; steps++) await world.until(world.now + 1_000)
    const told = async () => {
      const { workspace } = world
      const problems = await workspace.customers.unansweredProblems('globex')
      const { items: sources } = await workspace.call('svc_list_sources', { customer: 'Globex', provider: id })
      const assessment = await workspace.customers.assessment({ customerId: 'globex' })
      return { problems, sources, reasons: assessment.reasons.filter(({ subject: of }) => of === 'problem') }
    }
    const open = await told()
    expect(open.problems.items).toMatchObject([{ title: 'The export', openedAt: new Date(openedAt).toISOString(), openDays: 20 }])
    expect(open.sources).toMatchObject([{ provider: id, customer: { name: 'Globex' }, record: { isClosed: false } }])
    expect(open.reasons.map(({ text }) => text)).toEqual(['The ticket “The export” has been open for 20 days.'])

    await world.until(solvedAt)
    account.solve()
    for (let steps = 1; steps <= 3; steps++) await world.until(solvedAt + steps * hour)
    const over = await told()
    expect(over.problems.items).toEqual([])
    expect(over.sources).toMatchObject([{ record: { isClosed: true, closedAt: new Date(solvedAt).toISOString() } }])
    expect(over.reasons).toEqual([])
    await world.close()
  })
})

it('a ticket that is deleted takes with it what was said in it', async () => {
  const account = desk()
  account.say(7, comment(71, openedAt + hour, 801, 'We look into it.'), comment(72, openedAt + 2 * hour, 11, 'Thank you.'))
  const world = await EngineWorld.connected({
    ...zendeskSubject,
    open: (around) => ({ ...zendeskSubject.open(around), http: account.provider(around).http })
  })
  const timeline = async () => {
    const { events } = await world.workspace.call('svc_get_timeline', { customer: 'company1.test', timeframe: 'all' })
    return events.map(({ eventType }) => eventType).sort()
  }
  await world.until(start)
  expect(await timeline()).toEqual(['SUPPORT_MESSAGE_RECEIVED', 'SUPPORT_MESSAGE_SENT', 'SUPPORT_TICKET_CREATED'])
  account.put('tickets', ticket(7, openedAt, 11, 1, { status: 'deleted', updated_at: iso(start + hour) }))
  await world.until(start + hour + 10 * 60_000)
  expect(await timeline()).toEqual([])
  await world.close()
})
