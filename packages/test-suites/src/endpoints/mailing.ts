import { describe, expect, it } from 'vitest'
import { digestActs, FakeTransport, hour, mailError, mailOptions } from '../digest/digest-world.js'
import { watchExports } from './automations.js'
import type { EndpointWorlds } from './world.js'

const day = 24 * hour

/** Endpoints that write to members. */
export function testMailing(newWorld: EndpointWorlds): void {
  describe('endpoints of the kind email', () => {
    /** A workspace with two members, of whom Bo is an admin, and an endpoint that writes to Ada. */
    async function mailWorld() {
      const transport = new FakeTransport()
      const world = await newWorld(mailOptions(transport))
      const { workspace } = world
      const acts = digestActs(world, transport)
      await workspace.members.put([
        { id: 'm_1', email: 'ada@us.test', name: 'Ada' },
        { id: 'm_2', email: 'bo@us.test', name: 'Bo' }
      ])
      await workspace.team.setRole('m_2', { role: 'admin' })
      const input = { kind: 'email' as const, memberIds: ['m_1'], description: 'Account team', events: ['fact.detected' as const] }
      const { endpoint, secret } = await workspace.endpoints.create(input)
      const id = endpoint.id
      return {
        ...world,
        transport,
        acts,
        id,
        made: { endpoint, secret },
        /** The mails to an address since this was asked last. */
        mailsTo: (email: string) => transport.taken().filter(({ to }) => to === email),
        current: () => workspace.endpoints.get(id),
        deliveries: async () => (await workspace.endpoints.deliveries(id, {})).items
      }
    }

    it('write one mail for each event to recipients who confirmed their address, until they unsubscribe', async () => {
      const { workspace, acts, id, made, mailsTo, putFact, current, deliveries, transport } = await mailWorld()
      expect(made.secret).toBeNull()
      expect(made.endpoint).toMatchObject({ kind: 'email', url: null, recipients: [{ memberId: 'm_1', status: 'waiting' }] })
      await putFact()
      expect((await acts.confirm()).status).toBe(200)
      expect(await deliveries()).toMatchObject([{ status: 'FAILED', error: 'No recipient has a confirmed address' }])

      await workspace.customers.put([{ customerId: 'acme', name: 'Acme <b>& Co</b>' }])
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      await putFact()
      await acts.settle()
      const [mail, ...others] = transport.taken().filter(({ subject }) => !subject.startsWith('Confirm'))
      expect(others).toEqual([])
      expect(mail).toMatchObject({ to: 'ada@us.test', subject: 'New fact about Acme <b>& Co</b>: budget' })
      const { id: customerId } = await workspace.customers.get({ customerId: 'acme' })
      expect(mail?.text).toContain(`https://rapport.example.com/r/console/customers/${customerId}?tab=facts`)
      expect(mail?.text).toContain('You get this mail as a recipient of the endpoint “Account team”')
      expect(mail?.html).toContain('Acme &lt;b&gt;&amp; Co&lt;/b&gt;: budget')
      expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED', attempts: 1, error: null, nextAttemptAt: null })

      const link = acts.linkIn(mail ?? ({ text: '' } as never), 'leave')
      expect(mail?.headers).toMatchObject({
        'List-Unsubscribe': `<https://rapport.example.com${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
      })
      for (const wrong of [link.slice(0, -1), link.replace('leave', 'unsubscribe')])
        expect((await acts.open(wrong, 'POST')).status).toBe(404)
      expect((await acts.open(link)).body).toContain('Unsubscribe</button>')
      for (const _ of [1, 2]) expect((await acts.open(link, 'POST')).status).toBe(200)
      const left = { memberId: 'm_1', status: 'unsubscribed' }
      expect((await current()).recipients).toEqual([left, { memberId: 'm_2', status: 'waiting' }])
      await putFact()
      await acts.settle()
      expect(mailsTo('ada@us.test')).toEqual([])
      // Nobody else makes her a recipient again.
      expect((await workspace.endpoints.update(id, { memberIds: ['m_1'] }, { actor: 'm_2' })).recipients).toEqual([left])
      const again = await workspace.endpoints.update(id, { memberIds: ['m_1'] }, { actor: 'm_1' })
      expect(again.recipients).toEqual([{ memberId: 'm_1', status: 'confirmed' }])
      const tools = (await workspace.audit.list()).items.map(({ tool }) => tool)
      expect(tools).toEqual(expect.arrayContaining(['createEndpoint', 'updateEndpoint', 'unsubscribeEndpoint']))
    })

    it('try again with the same Message-ID, and a test says so', async () => {
      const { workspace, acts, id, transport, deliveries, pass } = await mailWorld()
      await acts.confirm()
      const answers = [() => Promise.reject(mailError({ code: 'ECONNREFUSED' }))]
      transport.answer = () => answers.shift()?.() ?? Promise.resolve({})
      await workspace.endpoints.test(id)
      await pass(0)
      expect(await deliveries()).toMatchObject([
        {
          type: 'endpoint.test',
          status: 'PENDING',
          attempts: 1,
          error: 'The mail server refuses connections',
          nextAttemptAt: expect.any(String)
        }
      ])
      expect((await workspace.endpoints.deliveries(id, { status: 'PENDING' })).items).toHaveLength(1)
      await pass(hour)
      await acts.settle()
      expect(await deliveries()).toMatchObject([{ status: 'DELIVERED', attempts: 2 }])
      const mails = transport.taken()
      expect(mails).toHaveLength(2)
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
      expect(mails[0]?.subject).toBe('A test from Rapport')
    })

    it('end at once when the recipient whom they wait for unsubscribes', async () => {
      const { workspace, acts, id, transport, deliveries, pass } = await mailWorld()
      await acts.confirm()
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      await acts.confirm()
      transport.answer = ({ to }) => (to === 'ada@us.test' ? Promise.reject(mailError({ code: 'ECONNREFUSED' })) : Promise.resolve({}))
      await workspace.endpoints.test(id)
      await acts.settle()
      expect(await deliveries()).toMatchObject([{ status: 'PENDING' }])
      const waiting = transport.taken().find(({ to }) => to === 'ada@us.test')
      if (!waiting) throw new Error('No mail was tried')
      expect((await acts.open(acts.linkIn(waiting, 'leave'), 'POST')).status).toBe(200)
      await pass(0)
      expect(await deliveries()).toMatchObject([{ status: 'DELIVERED' }])
    })

    it('end where the mail server refuses all recipients, tell the admins once, and can be replayed', async () => {
      const { workspace, acts, id, transport, mailsTo, putFact, current, deliveries, log } = await mailWorld()
      await acts.confirm()
      await workspace.digest.confirmAddress({ actor: 'm_2' })
      await acts.confirm()
      const refusal = { responseCode: 550, response: '550 5.1.1 <ada@us.test> unknown', command: 'RCPT TO' }
      transport.answer = ({ to }) => (to === 'ada@us.test' ? Promise.reject(mailError(refusal)) : Promise.resolve({}))
      await putFact()
      await putFact()
      await acts.settle()
      const off = await current()
      expect(off).toMatchObject({ enabled: false, recipients: [{ memberId: 'm_1', status: 'disabled' }] })
      expect(off.disabledReason).toContain('refuses the addresses of all recipients')
      expect((await deliveries()).map(({ status }) => status)).toEqual(['FAILED', 'FAILED'])
      expect(JSON.stringify([await deliveries(), off, log])).not.toContain('ada@')
      const sent = transport.taken()
      const told = sent.filter(({ to }) => to === 'bo@us.test')
      expect(told.map(({ subject }) => subject)).toEqual(['The endpoint “Account team” was disabled'])
      expect(told[0]?.text).toContain('https://rapport.example.com/r/console/settings?tab=endpoints')
      const [refused] = sent.filter(({ to }) => to === 'ada@us.test')

      transport.answer = async () => ({})
      await workspace.digest.confirmAddress({ actor: 'm_1' })
      await acts.confirm()
      expect(await workspace.endpoints.update(id, { enabled: true })).toMatchObject({ disabledReason: null })
      await expect(workspace.endpoints.replayFailed(id)).resolves.toBe(2)
      await acts.settle()
      const replayed = mailsTo('ada@us.test').map(({ messageId }) => messageId)
      expect(replayed).toHaveLength(2)
      expect(replayed).toContain(refused?.messageId)
      expect((await deliveries()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED'])
    })

    it('go on while one recipient of several is refused, and a replay writes to nobody twice', async () => {
      const { workspace, acts, id, transport, putFact, current, deliveries } = await mailWorld()
      await acts.confirm()
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      await acts.confirm()
      transport.answer = async ({ to }) => ({ rejected: to === 'bo@us.test' ? ['bo@us.test'] : [] })
      await putFact()
      await acts.settle()
      const error = '1 of 2 mails did not arrive. The first: The mail server refuses this address'
      const [failed] = await deliveries()
      expect(failed).toMatchObject({ status: 'FAILED', error })
      expect((await current()).enabled).toBe(true)
      transport.taken()
      await expect(workspace.endpoints.replay(id, failed?.id ?? '')).resolves.toBe(1)
      await putFact()
      await acts.settle()
      const mails = transport.taken()
      expect(mails.map(({ to }) => to)).toEqual(['ada@us.test'])
    })

    it('write to a recipient who was removed and added again as to a new one, with a link that works', async () => {
      const { workspace, acts, id, transport, putFact, deliveries } = await mailWorld()
      await acts.confirm()
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      await acts.confirm()
      transport.answer = () => Promise.reject(mailError({ responseCode: 554, response: '554 5.7.1 no', command: 'DATA' }))
      await putFact()
      await acts.settle()
      expect(await deliveries()).toMatchObject([{ status: 'FAILED' }])
      await workspace.endpoints.update(id, { memberIds: ['m_2'] })
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      transport.taken()
      await expect(workspace.endpoints.replayFailed(id)).resolves.toBe(1)
      await acts.settle()
      expect((await deliveries())[0]?.error).toMatch(/^2 of 2 mails did not arrive/)
      const toAda = transport.taken().find(({ to }) => to === 'ada@us.test')
      if (!toAda) throw new Error('Ada got no mail')
      expect((await acts.open(acts.linkIn(toAda, 'leave'))).body).toContain('Unsubscribe</button>')
    })

    it('do not try a mail again whose recipient unsubscribes while it is being sent', async () => {
      const { workspace, acts, id, transport, putFact, deliveries, current, pass } = await mailWorld()
      await acts.confirm()
      await workspace.endpoints.update(id, { memberIds: ['m_1', 'm_2'] })
      await acts.settle()
      transport.taken()
      transport.answer = async (mail) => {
        expect((await acts.open(acts.linkIn(mail, 'leave'), 'POST')).status).toBe(200)
        throw mailError({ code: 'ECONNREFUSED' })
      }
      await putFact()
      await acts.settle()
      await pass(hour)
      await acts.settle()
      expect(transport.taken().map(({ to }) => to)).toEqual(['ada@us.test'])
      expect(await deliveries()).toMatchObject([{ status: 'FAILED' }])
      expect(await current()).toMatchObject({ enabled: true, recipients: [{ status: 'unsubscribed' }, { status: 'waiting' }] })
    })

    it('are named by automations, tell no history, and end with their last recipient', async () => {
      const world = await mailWorld()
      const { workspace, acts, id, mailsTo, current, pass, clock } = world
      await acts.confirm()
      await workspace.endpoints.update(id, { events: [] })
      const { signalIds, see } = await watchExports(world)
      const trigger = { triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds }
      await workspace.automations.create({ name: 'Tell the team', ...trigger, endpointIds: [id], enabled: true })
      await see()
      await acts.settle()
      const [mail] = mailsTo('ada@us.test')
      expect(mail?.subject).toBe('Tell the team: 1 customer')
      expect(mail?.text).toContain('https://rapport.example.com/r/console/customers/')

      await workspace.endpoints.update(id, { events: ['user.identified', 'fact.detected'] })
      const identify = (userId: string, at: number) =>
        workspace.ingest({
          source: 'server',
          events: [{ type: 'custom', eventName: 'opened', userId, timestamp: new Date(at).toISOString() }]
        })
      await identify('of_old', clock.now() - 3 * day)
      await identify('new_one', clock.now())
      await acts.settle()
      expect(mailsTo('ada@us.test').map(({ subject }) => subject)).toEqual(['new_one is known now'])

      await world.putFact()
      await workspace.members.remove('m_1')
      await pass(0)
      expect(await current()).toMatchObject({ enabled: false, recipients: [], disabledReason: expect.stringContaining('no recipient') })
      expect(mailsTo('ada@us.test')).toEqual([])
    })

    it('say what they need', async () => {
      const { workspace, id } = await mailWorld()
      const create = workspace.endpoints.create
      const refused = [
        [create({ kind: 'email' }), 'memberIds'],
        [create({ kind: 'email', memberIds: ['m_1'], url: 'https://hooks.example.com/' }), 'url is for webhooks'],
        [create({ kind: 'email', memberIds: ['m_1', 'nobody'] }), 'memberIds[1] must be the id of a member'],
        [create({ url: 'https://hooks.example.com/', memberIds: ['m_1'] }), 'memberIds is for endpoints of the kind email'],
        [create({}), 'url is required of a webhook'],
        [workspace.endpoints.update(id, { url: 'https://hooks.example.com/' }), 'url is for webhooks']
      ] as const
      for (const [asked, message] of refused)
        await expect(asked, message).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
      await expect(workspace.endpoints.rotateSecret(id)).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
      await expect(workspace.endpoints.test(id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('confirmed') })
      const bare = await newWorld()
      await bare.workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }])
      const withoutMail = { code: 'UNPROCESSABLE', message: expect.stringContaining('RAPPORT_SMTP_URL') }
      await expect(bare.workspace.endpoints.create({ kind: 'email', memberIds: ['m_1'] })).rejects.toMatchObject(withoutMail)
      await expect(workspace.endpoints.remove(id)).resolves.toMatchObject({ recipients: [{ memberId: 'm_1' }] })
    })
  })
}
