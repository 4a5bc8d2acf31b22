import type { HttpClient } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { type EngineSubject, EngineWorld } from '../../src/testing/engine-world.js'
import { FakeGmail } from '../../src/testing/fake-gmail.js'
import { openGoogle } from '../google-calendar/engine-subject.js'
import { threat, toldOf } from '../told-of.js'
import { day, hour, mail, owner, start } from './account.js'
import { mailSubject } from './engine-subject.js'

const subjectOf = (mailbox: FakeGmail, around: (url: string) => void = () => undefined): EngineSubject => ({
  ...mailSubject,
  open({ now }) {
    const google = openGoogle('google-mail', mailbox.routes(now), now)
    const http: HttpClient = (url, init) => {
      around(url)
      return google.http(url, init)
    }
    return { ...google, http }
  }
})

async function sourcesIn({ workspace }: EngineWorld) {
  const { items } = await workspace.sources.list({ limit: 100 })
  return items
}

const titlesIn = async (world: EngineWorld) => (await sourcesIn(world)).map(({ title }) => title ?? '').sort()

const outcomeOf = async ({ workspace }: EngineWorld) =>
  (await workspace.integrations.runs('google-mail', { limit: 1 }))[0]?.streams.find(({ stream }) => stream === 'messages')

const outreach = (id: string, at: number) =>
  mail(id, at, {
    from: `Ann <${owner}>`,
    to: 'joe@prospect.test',
    labels: ['SENT'],
    thread: 't-out',
    headers: { 'List-Unsubscribe': '<x>' }
  })

describe('a mailbox at Gmail, through the engine', () => {
  it('the place in the history is noted before the first message is read: what changes meanwhile is seen', async () => {
    const mailbox = new FakeGmail(owner)
    for (let index = 1; index <= 30; index++) mailbox.put(mail(`m${index}`, start - index * day))
    const asked: string[] = []
    const world = await EngineWorld.connected(
      subjectOf(mailbox, (url) => {
        const { pathname } = new URL(url)
        asked.push(pathname.replace('/gmail/v1/users/me/', ''))
        // While the first are read: one is trashed that was read, one that was not is deleted, another comes.
        if (!pathname.endsWith('/m15')) return
        mailbox.label('m3', ['TRASH'], ['INBOX'])
        mailbox.remove('m25')
        mailbox.put(mail('late1', start))
      })
    )
    await world.until(start)
    expect(asked.indexOf('profile')).toBeLessThan(asked.indexOf('messages'))
    const titles = await titlesIn(world)
    expect(titles).toHaveLength(29)
    expect(titles).toContain('Subject late1')
    expect(titles).not.toContain('Subject m3')
    expect(titles).not.toContain('Subject m25')
    await world.close()
  })

  it('a history that is not known any more has all read again: what is gone goes, what is older than a year stays', async () => {
    const mailbox = new FakeGmail(owner)
    for (let index = 1; index <= 30; index++) mailbox.put(mail(`m${index}`, start - index * 12 * day))
    const world = await EngineWorld.connected(subjectOf(mailbox))
    await world.until(start)
    mailbox.forget('m3')
    mailbox.expireHistory()
    await world.until(start + 20 * day)
    const titles = await titlesIn(world)
    expect(titles).toHaveLength(29)
    expect(titles).toContain('Subject m30')
    expect(titles).not.toContain('Subject m3')
    expect(await outcomeOf(world)).toMatchObject({ outcome: 'ended', removed: 1 })
    await world.close()
  })

  it('reading and sorting mails asks for none of them; labels that people made are told by name', async () => {
    const mailbox = new FakeGmail(owner)
    for (let index = 1; index <= 3; index++) mailbox.put(mail(`m${index}`, start - index * day))
    const asked: string[] = []
    const world = await EngineWorld.connected(subjectOf(mailbox, (url) => asked.push(url)))
    await world.until(start)
    asked.length = 0
    for (const id of ['m1', 'm2', 'm3']) mailbox.label(id, ['STARRED', 'IMPORTANT'], ['UNREAD', 'INBOX'])
    await world.until(start + hour)
    expect(asked.filter((url) => url.includes('/messages'))).toEqual([])
    mailbox.label('m1', ['Label_1'])
    await world.until(start + 2 * hour)
    const [labelled] = (await sourcesIn(world)).filter(({ title }) => title === 'Subject m1')
    expect(labelled?.record).toMatchObject({ threadId: 't-m1', messageId: 'm1@mail.test', labels: ['Customers'] })
    await world.close()
  })

  it('what could be unsubscribed from counts as soon as somebody answers it', async () => {
    const mailbox = new FakeGmail(owner)
    mailbox.put(outreach('out1', start - 2 * day))
    const world = await EngineWorld.connected(subjectOf(mailbox))
    await world.until(start)
    expect(await titlesIn(world)).toEqual([])
    expect((await outcomeOf(world))?.skippedFor).toEqual([{ reason: 'that could be unsubscribed from, and nobody has answered', count: 1 }])
    mailbox.put(mail('re1', start, { from: 'joe@prospect.test', thread: 't-out', headers: { 'In-Reply-To': '<out1@mail.test>' } }))
    await world.until(start + hour)
    expect(await titlesIn(world)).toEqual(['Subject out1', 'Subject re1'])
    await world.close()
  })

  it('a mail over 20 MB is kept without its text, and says so; those beside it are read', async () => {
    const mailbox = new FakeGmail(owner)
    for (let index = 1; index <= 3; index++) mailbox.put(mail(`m${index}`, start - index * day))
    mailbox.put(mail('big1', start - 5 * day, { text: 'x'.repeat(16_000_000) }))
    const world = await EngineWorld.connected(subjectOf(mailbox))
    await world.until(start)
    expect(await outcomeOf(world)).toMatchObject({ outcome: 'ended', added: 4 })
    mailbox.put(mail('big2', start, { text: 'x'.repeat(16_000_000) }))
    await world.until(start + hour)
    for (const id of ['big1', 'big2']) {
      const [big] = (await sourcesIn(world)).filter(({ title }) => title === `Subject ${id}`)
      expect(big?.record).toMatchObject({ isTextCut: true })
    }
    await world.close()
  })

  it('broken MIME, wrong charsets, no dates, 10,000 recipients and a header of 1 MB: each is kept or named, and the run goes on', async () => {
    const mailbox = new FakeGmail(owner)
    const many = Array.from({ length: 10_000 }, (_, index) => `P ${index} <p${index}@acme.test>`).join(', ')
    mailbox.put(mail('many1', start - day, { to: many }))
    mailbox.put(
      mail('long1', start - day, {
        subject: 'x'.repeat(1_000_000),
        headers: { 'X-Long': 'y'.repeat(1_000_000), 'In-Reply-To': '<'.repeat(1_000_000) }
      })
    )
    mailbox.put({ ...mail('dated1', start - day), internalDate: 'yesterday' })
    mailbox.put({ ...mail('dateless1', start - day, { headers: { Date: 'never' } }), internalDate: null })
    mailbox.put({ ...mail('broken1', start - day), payload: 'none' })
    mailbox.put(mail('mime1', start - day, { payload: { mimeType: 'multipart/mixed', parts: [null, { mimeType: 5 }, { parts: 'x' }] } }))
    mailbox.put(mail('charset1', start - day, { payload: { mimeType: 'text/plain', body: { data: '__79' } } }))
    mailbox.put(mail('nul1', start - day, { text: 'a\0b' }))
    const world = await EngineWorld.connected(subjectOf(mailbox))
    await world.until(start)
    const told = await outcomeOf(world)
    expect(told).toMatchObject({ outcome: 'partial', added: 5 })
    // The fake lists a message without a time among the oldest.
    const unreadable = told?.unreadable.examples.map(({ id, message }) => `${id}: ${message}`)
    expect(unreadable).toContain('broken1: payload is missing or no object')
    const [many1] = (await sourcesIn(world)).filter(({ title }) => title === 'Subject many1')
    expect(many1?.participants).toHaveLength(1_000)
    expect(many1?.record).toMatchObject({ recipients: 10_000 })
    await world.close()
  })

  it('everybody who takes part was active when they were written to or wrote last', async () => {
    const mailbox = new FakeGmail(owner)
    const at = (days: number) => new Date(start - days * day).toISOString()
    mailbox.put(mail('m1', start - 4 * day, { from: 'Bob <bob@company1.test>', headers: { Cc: 'Carl <carl@company1.test>' } }))
    mailbox.put(mail('m4', start - 2 * day, { from: `Ann <${owner}>`, to: 'bob@company1.test', labels: ['SENT'] }))
    const world = await EngineWorld.connected(subjectOf(mailbox))
    await world.workspace.users.put(['bob', 'carl', 'dan'].map((name) => ({ userId: name, email: `${name}@company1.test` })))
    await world.until(start)
    const { items } = await world.workspace.users.list()
    expect(items.map(({ externalId, lastActivityAt }) => [externalId, lastActivityAt]).sort()).toEqual([
      ['bob', at(2)],
      ['carl', at(4)],
      ['dan', null]
    ])
    const { customer } = await world.workspace.call('svc_get_customer', { customer: 'company1.test' })
    expect(customer.lastActivityAt).toBe(at(2))
    await world.close()
  })

  it('a mail is found, extracted, related, and the last mail of its customer; what it quotes is not read as its own', async () => {
    const mailbox = new FakeGmail(owner)
    const quoted = `Thanks, we will see.\n\nOn Mon, 1 Jun 2026 at 10:12, Bob 1 <bob@company1.test> wrote:\n> ${threat}`
    mailbox.put(mail('m1', start - 2 * day, { text: threat, from: 'Bob 1 <bob@company1.test>' }))
    mailbox.put(mail('m4', start - day, { text: quoted, from: `Ann <${owner}>`, to: 'bob@company1.test', labels: ['SENT'] }))
    const told = await toldOf(subjectOf(mailbox), 'company1.test')
    const risks = told.facts.filter(({ factType }) => factType === 'CHURN_RISK')
    expect(risks.length).toBeGreaterThan(0)
    expect(JSON.stringify(risks)).not.toContain('mail:m4@mail.test')
    expect(JSON.stringify(told.found)).toContain('thinking about leaving')
    expect(told.relationship.items.length).toBeGreaterThan(0)
    const [received, sent] = [start - 2 * day, start - day].map((at) => new Date(at).toISOString())
    expect(told.timeline).toContainEqual(expect.objectContaining({ eventType: 'EMAIL_RECEIVED', occurredAt: received }))
    expect(told.timeline).toContainEqual(expect.objectContaining({ eventType: 'EMAIL_SENT', occurredAt: sent }))
    expect(told.metrics).toMatchObject({ lastEmailAt: sent, lastMeetingAt: null })
  })
})
