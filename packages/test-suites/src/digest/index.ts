import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, type World, worldsOn } from '../list-tools/world.js'
import { digestActs, FakeTransport, hour, mailError, mailOptions, times, week } from './digest-world.js'

const iso = (at: number) => new Date(at).toISOString()

/**
 * Registers the tests of members' digests and their mails on a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example
 * digestSuite('my store', async () => myStore({ connectionString }))
 */
export function digestSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`the digest on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    let world: World
    let transport: FakeTransport
    let acts: ReturnType<typeof digestActs>

    beforeEach(async () => {
      transport = new FakeTransport()
      world = await newWorld(mailOptions(transport))
      acts = digestActs(world, transport)
      await acts.member()
    })

    const own = () => world.workspace.digest.get(acts.by)
    /** Goes on to the next Monday, a minute after the digest is due. */
    const nextMonday = async () => {
      const at = (await own()).digest?.nextRunAt
      world.clock.advance(Date.parse(at ?? '') - world.clock.now())
      await acts.settle()
    }

    it('comes every Monday once the address is confirmed by its link, with what needs the member and what changed', async () => {
      const { workspace } = world
      expect(await own()).toEqual({
        memberId: 'm_1',
        digest: null,
        address: { email: 'ada@us.test', status: 'unconfirmed', reason: null, linkExpiresAt: null },
        missingSettings: []
      })
      const chosen = await workspace.digest.set({ schedule: times }, acts.by)
      const first = Date.UTC(2026, 2, 2, 8)
      expect(chosen).toMatchObject({
        digest: { enabled: true, channel: 'email', scope: 'mine', whenQuiet: 'say', schedule: times, nextRunAt: iso(first) },
        address: { status: 'waiting' }
      })
      await acts.settle()
      const [asked] = transport.taken()
      expect(asked).toMatchObject({ to: 'ada@us.test', from: 'Rapport <rapport@example.com>' })
      expect(asked?.headers).not.toHaveProperty('List-Unsubscribe')
      const link = acts.linkIn(asked ?? ({ text: '' } as never), 'confirm')
      expect((await acts.open(link)).body).toContain('<form method="post">')
      expect((await own()).address?.status).toBe('waiting')
      expect((await acts.open(link, 'POST')).status).toBe(200)
      expect((await acts.open(link, 'POST')).status).toBe(404)
      expect((await own()).address?.status).toBe('confirmed')

      await workspace.customers.put([{ customerId: 'acme', name: 'Acme <b>& Co</b>', domain: 'acme.test' }])
      await workspace.tasks.create({ title: '=SUM(A1)', customer: 'acme', dueOn: '2026-03-03', assigneeId: 'm_1' })
      await nextMonday()
      const [mail, ...others] = transport.taken()
      expect(others).toEqual([])
      expect(mail?.subject).toContain('1 task due')
      expect(mail?.text).toContain('- Task: =SUM(A1)')
      const { id } = await workspace.customers.get({ customerId: 'acme' })
      expect(mail?.text).toContain(`https://rapport.example.com/r/console/customers/${id}?tab=tasks`)
      expect(mail?.text).toContain('About Acme <b>& Co</b>.')
      expect(mail?.html).toContain('About Acme &lt;b&gt;&amp; Co&lt;/b&gt;.')
      expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect((await own()).digest).toMatchObject({ lastResult: 'sent', lastReason: null, nextRunAt: iso(first + week) })
    })

    it('joins times that were missed, and tells of the whole time', async () => {
      await world.workspace.digest.set({ schedule: times }, acts.by)
      await acts.confirm()
      const since = world.clock.now()
      world.clock.advance(3 * week + day)
      await acts.settle()
      const mails = transport.taken()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain('Monday, March 2')
      expect(Date.parse((await own()).digest?.coveredUntil ?? '')).toBeGreaterThanOrEqual(since + 3 * week + day)
      // Summer time began in between: it stays 09:00 in Berlin.
      expect((await own()).digest?.nextRunAt).toBe('2026-03-30T07:00:00.000Z')
    })

    it('says in one line that nothing is new, or is not sent, as chosen', async () => {
      const { workspace } = world
      await workspace.digest.set({ schedule: times }, acts.by)
      await acts.confirm()
      await nextMonday()
      const [mail] = transport.taken()
      expect(mail?.subject).toMatch(/^Nothing new \(/)
      expect(mail?.text).toContain('Nothing needs you, and nothing changed from')
      await workspace.digest.set({ whenQuiet: 'skip' }, acts.by)
      await nextMonday()
      expect(transport.taken()).toEqual([])
      expect((await own()).digest?.lastResult).toBe('skipped')
    })

    it('ends by the link of a mail, asked or in one click, and by no other link', async () => {
      const { workspace } = world
      await workspace.digest.set({ schedule: times }, acts.by)
      await acts.confirm()
      await nextMonday()
      const [mail] = transport.taken()
      const link = acts.linkIn(mail ?? ({ text: '' } as never), 'unsubscribe')
      expect(mail?.headers['List-Unsubscribe']).toBe(`<https://rapport.example.com${link}>`)
      const forged = `${link.slice(0, -2)}${link.endsWith('A') ? 'BB' : 'AA'}`
      for (const wrong of [forged, link.slice(0, -1), `/r/mail/unsubscribe/x`, link.replace('unsubscribe', 'confirm')])
        expect((await acts.open(wrong, 'POST')).status).toBe(404)
      expect((await acts.open(link)).body).toContain('Unsubscribe</button>')
      expect((await own()).digest?.enabled).toBe(true)
      expect((await acts.open(link, 'POST')).status).toBe(200)
      expect((await own()).digest).toMatchObject({ enabled: false, nextRunAt: null })
      // Again, as mail programs may.
      expect((await acts.open(link, 'POST')).status).toBe(200)
      world.clock.advance(2 * week)
      await acts.settle()
      expect(transport.taken()).toEqual([])
      const log = (await workspace.audit.list()).items.map(({ tool }) => tool)
      expect(log).toEqual(expect.arrayContaining(['unsubscribeDigest', 'confirmMailAddress', 'digest_set']))
      await workspace.members.remove('m_1')
      expect((await acts.open(link)).status).toBe(404)
    })

    it('is not sent to a member who was removed, or who has another address, or has not confirmed', async () => {
      const { workspace, clock } = world
      await workspace.digest.set({ schedule: times }, acts.by)
      await nextMonday()
      expect(transport.taken().map(({ subject }) => subject)).toEqual([expect.stringContaining('Confirm this address')])
      expect((await own()).digest).toMatchObject({ lastResult: 'not_sent', lastReason: expect.stringContaining('not confirmed') })
      clock.advance(4 * day)
      expect((await own()).address?.status).toBe('unconfirmed')
      await workspace.digest.confirmAddress(acts.by)
      await expect(workspace.digest.confirmAddress(acts.by)).rejects.toMatchObject({ code: 'CONFLICT' })
      await acts.confirm()

      transport.answer = async () => Promise.reject(mailError({ code: 'ECONNREFUSED' }))
      await workspace.digest.sendNow(acts.by)
      await world.rapport.runDue()
      await workspace.members.put([{ id: 'm_1', email: 'ada.two@us.test', name: 'Ada' }])
      transport.taken()
      transport.answer = async () => ({})
      clock.advance(hour)
      await acts.settle()
      expect(transport.taken()).toEqual([])
      expect((await own()).address).toMatchObject({ email: 'ada.two@us.test', status: 'unconfirmed' })
      await expect(workspace.digest.sendNow(acts.by)).rejects.toMatchObject({ code: 'CONFLICT' })
      await workspace.digest.confirmAddress(acts.by)
      await acts.confirm()
      await workspace.digest.sendNow(acts.by)
      await workspace.members.remove('m_1')
      await acts.settle()
      expect(transport.taken()).toEqual([])
      expect((await own()).memberId).toBeNull()
    })

    it('tries again with the same Message-ID, and disables an address that is refused until its owner confirms it again', async () => {
      const { workspace, clock, rapport } = world
      await workspace.digest.set({ schedule: { ...times, weekday: 5 } }, acts.by)
      await acts.confirm()
      const answers: (() => Promise<unknown>)[] = [
        () => Promise.reject(mailError({ code: 'ETIMEDOUT' })),
        () =>
          Promise.reject(
            mailError({ code: 'EENVELOPE', responseCode: 451, response: '451 4.7.1 <ada@us.test>: Greylisted', command: 'RCPT TO' })
          ),
        () => Promise.reject(mailError({ code: 'EAUTH', responseCode: 535, response: '535 secret words of the transport' })),
        async () => ({ rejected: ['ADA@us.test'] })
      ]
      transport.answer = () => answers.shift()?.() ?? Promise.resolve({})
      await workspace.digest.sendNow(acts.by)
      for (let turn = 0; turn < 4; turn++) {
        await rapport.runDue()
        clock.advance(hour)
      }
      const mails = transport.taken()
      expect(mails).toHaveLength(4)
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
      expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
      expect((await own()).address).toMatchObject({ status: 'disabled', reason: 'The mail server refuses this address' })
      await expect(workspace.digest.sendNow(acts.by)).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(JSON.stringify(world.log)).not.toContain('secret words')
      const reasons = world.log.filter(({ message }) => message === 'A mail could not be sent').map(({ fields }) => fields.error)
      expect(reasons).toEqual([
        'The mail server did not answer in time',
        'The mail server asks to come back later: 451 4.7.1 [address] Greylisted',
        'The mail server refuses the sign-in: check the user and the password',
        'The mail server refuses this address'
      ])
      await workspace.digest.confirmAddress(acts.by)
      expect((await acts.confirm()).status).toBe(200)
      expect((await own()).address?.status).toBe('confirmed')
    })

    it('is never sent again when nobody can tell whether it arrived', async () => {
      const { workspace, clock } = world
      await workspace.digest.set({ schedule: { ...times, weekday: 5 } }, acts.by)
      await acts.confirm()
      transport.answer = () => Promise.reject(mailError({ code: 'ETIMEDOUT', maybeSent: true }))
      await workspace.digest.sendNow(acts.by)
      await acts.settle()
      clock.advance(hour)
      await acts.settle()
      expect(transport.taken()).toHaveLength(1)
    })

    it('goes to a Slack channel as messages do, without mail', async () => {
      const { workspace } = world
      const { destination } = await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News' })
      await expect(workspace.digest.set({ channel: 'slack' }, acts.by)).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await workspace.digest.set({ channel: 'slack', destinationId: destination.id, schedule: times, scope: 'all' }, acts.by)
      await nextMonday()
      expect(transport.taken()).toEqual([])
      const { items } = await workspace.audit.list()
      expect(items[0]).toMatchObject({ tool: 'digest_set', after: { channel: 'slack', scope: 'all' } })
      expect((await own()).digest).toMatchObject({ lastResult: 'sent' })
      await workspace.call('svc_archive_destination', { id: destination.id } as never)
      await nextMonday()
      expect((await own()).digest).toMatchObject({ lastResult: 'not_sent', lastReason: expect.stringContaining('archived') })
    })

    it('tells of what needs the member at own customers, whatever presses at others, and of a notice long before the end', async () => {
      const { workspace } = world
      await workspace.customers.put(['acme', 'globex'].map((customerId) => ({ customerId, name: customerId.toUpperCase() })))
      const { id: acme } = await workspace.customers.get({ customerId: 'acme' })
      await workspace.call('svc_assign_customer_owner', { customerId: acme, targetUserId: 'm_1' })
      const raise = (customerId: string, cause: string, priority: 'NORMAL' | 'HIGH') =>
        workspace.attention.raise({ customer: { customerId }, cause, title: `${cause} is used up`, priority })
      await raise('acme', 'Quota', 'NORMAL')
      for (let index = 0; index < 25; index++) await raise('globex', `Limit ${index}`, 'HIGH')
      const term = (customerId: string, noticeOn: string) => {
        const days = { startsOn: '2025-10-01', endsOn: '2026-09-30', noticeOn }
        return { externalId: customerId, customer: { customerId }, amountCents: 1_200_000, currency: 'eur', ...days }
      }
      await workspace.contracts.put([term('acme', '2026-03-31'), term('globex', '2026-03-31')])
      world.clock.advance(8 * day)
      await acts.settle()

      const mine = await workspace.digest.preview({}, acts.by)
      expect(mine.text).toContain('- ACME: Quota is used up')
      expect(mine.text).toContain('- ACME: the term ends Wednesday, September 30\n  Notice can be given until Tuesday, March 31.')
      expect(mine.text).not.toContain('GLOBEX')
      expect(mine.subject).toContain('1 item needs you, 1 renewal near')
      const all = await workspace.digest.preview({ scope: 'all' }, acts.by)
      expect(all.text).toContain('- ACME: Quota is used up')
      expect(all.text).toContain('- GLOBEX: the term ends Wednesday, September 30')
    })

    it('shows what would be sent, has 15 lines at most, and keeps to the scope', async () => {
      const { workspace } = world
      await workspace.members.put([{ id: 'm_2', email: 'bo@us.test', name: 'Bo' }])
      for (let index = 0; index < 20; index++)
        await workspace.tasks.create({ title: `Call ${index}`, dueOn: '2026-03-03', assigneeId: 'm_1' }, acts.by)
      await workspace.tasks.create({ title: 'Not mine', dueOn: '2026-03-03', assigneeId: 'm_2' }, acts.by)
      const { text, subject, html } = await workspace.digest.preview({}, acts.by)
      expect(text.match(/^- /gm)).toHaveLength(15)
      expect(text).toContain('and 5 more')
      expect(text).not.toContain('Not mine')
      expect(subject).toContain('20 tasks due')
      expect(html).toContain('and 5 more')
      await expect(workspace.digest.preview({}, { actor: 'nobody' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
      expect((await workspace.digest.get({ actor: 'nobody' })).memberId).toBeNull()
    })
  })
}
