import { createHmac } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import { FakeSlack } from '../../src/testing/fake-slack.js'
import { channelId, connectedSlack, type SlackWorld, webhookSecret } from './slack-world.js'

/** A connected workspace with a destination that has been looked at. */
async function ready(slack?: FakeSlack) {
  const world = await connectedSlack(slack ? { slack } : {})
  await world.connect()
  const id = await world.destination()
  await world.rapport.runDue()
  const test = () => world.ask('POST', `/api/destinations/${id}/test`)
  const last = async () => (await world.listed())[0].recentDeliveries[0]
  return { ...world, id, test, last }
}

describe('a destination in Slack', () => {
  it('waits for Slack until it is connected, and is looked at then', async () => {
    const { connect, destination, listed, rapport } = await connectedSlack()
    await destination()
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus: 'PENDING_PROVIDER_SYNC', syncReason: null }])
    await connect()
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus: 'SYNCED', lastSyncedAt: expect.any(String) }])
  })

  it.each([
    ['CNONE', undefined, 'PROVIDER_ERROR', 'channel_not_found'],
    ['COLD', { isArchived: true, isMember: true }, 'DISABLED_BY_PROVIDER', 'is_archived'],
    ['CSECRET', { isPrivate: true }, 'PROVIDER_ERROR', 'channel_not_found'],
    ['COPEN', {}, 'SYNCED', '']
  ])('%s is judged by what Slack says of it', async (id, channel, syncStatus, reason) => {
    const { slack, connect, destination, listed, rapport } = await connectedSlack()
    if (channel) slack.channel({ id, ...channel })
    await connect()
    await destination(id)
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus, syncReason: reason === '' ? null : expect.stringContaining(reason) }])
  })

  it('gets a test message, once', async () => {
    const { test, rapport, slack, last, pass } = await ready()
    expect(await test()).toMatchObject({ status: 202, body: { delivery: { status: 'PENDING', kind: 'test' } } })
    await rapport.runDue()
    await pass(60_000)
    expect(slack.messages).toHaveLength(1)
    expect(slack.messages[0]).toMatchObject({ channel: channelId, sent: { unfurl_links: false, unfurl_media: false } })
    expect(await last()).toMatchObject({ status: 'DELIVERED', attempts: 1 })
  })

  it('says that Slack is not connected', async () => {
    const { destination, ask, rapport, listed } = await connectedSlack()
    await ask('POST', `/api/destinations/${await destination()}/test`)
    await rapport.runDue()
    expect((await listed())[0].recentDeliveries[0]).toMatchObject({ status: 'FAILED', error: expect.stringContaining('not connected') })
  })

  it('waits as long as Slack asks, and sends then', async () => {
    const { test, fake, rapport, slack, pass, last } = await ready()
    fake.failNext({ kind: 'tooMany', seconds: 30, told: 'seconds' })
    await test()
    await rapport.runDue()
    await pass(20_000)
    expect(slack.messages).toEqual([])
    await pass(11_000)
    expect(slack.messages).toHaveLength(1)
    expect(await last()).toMatchObject({ status: 'DELIVERED', attempts: 2 })
  })

  it.each(['cutWithin', 'cut', 'serverError', 'html'] as const)('after %s looks for its message, and sends it once', async (kind) => {
    const slack = new FakeSlack()
    slack.scopes.push('channels:history')
    const { test, fake, rapport, pass, last } = await ready(slack)
    fake.failNext({ kind })
    await test()
    await rapport.runDue()
    await pass(60_000, 5_000)
    expect(slack.messages).toHaveLength(1)
    expect(await last()).toMatchObject({ status: 'DELIVERED' })
  })

  it.each(['cutWithin', 'serverError'] as const)(
    'after %s without the scope to look, says that it is unknown and does not send again',
    async (kind) => {
      const { test, fake, rapport, pass, last, slack } = await ready()
      fake.failNext({ kind })
      await test()
      await rapport.runDue()
      await pass(300_000, 10_000)
      expect(slack.messages.length).toBeLessThanOrEqual(1)
      expect(await last()).toMatchObject({ status: 'UNKNOWN', attempts: 1 })
    }
  )

  it('keeps a second between messages of a channel', async () => {
    const { test, rapport, slack, pass } = await ready()
    for (let count = 0; count < 3; count++) await test()
    await rapport.runDue()
    expect(slack.messages).toHaveLength(1)
    await pass(900)
    expect(slack.messages).toHaveLength(1)
    await pass(200)
    expect(slack.messages).toHaveLength(2)
    await pass(1_000)
    expect(slack.messages).toHaveLength(3)
  })

  it.each([
    ['channel_not_found', 'PROVIDER_ERROR'],
    ['not_in_channel', 'PROVIDER_ERROR'],
    ['is_archived', 'DISABLED_BY_PROVIDER']
  ])('is marked by %s, and works again once a message arrives', async (error, syncStatus) => {
    const { test, slack, rapport, listed, pass } = await ready()
    slack.refusals.push(error)
    await test()
    await rapport.runDue()
    expect(await listed()).toMatchObject([
      { syncStatus, syncReason: expect.stringContaining(error), recentDeliveries: [{ status: 'FAILED' }] }
    ])
    await pass(5_000)
    await test()
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus: 'SYNCED', syncReason: null }])
  })

  it('asks for a person when the token was revoked', async () => {
    const { test, slack, rapport, listed, workspace, connect, store, organizationId, log } = await ready()
    slack.token = undefined
    await test()
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus: 'PROVIDER_ERROR', recentDeliveries: [{ status: 'FAILED' }] }])
    expect(await workspace.integrations.list({ connectedOnly: true })).toMatchObject([{ id: 'slack', syncStatus: 'stopped' }])
    await connect()
    await rapport.runDue()
    expect(await listed()).toMatchObject([{ syncStatus: 'SYNCED' }])
    expect(JSON.stringify([log, await listed(), store.organization(organizationId)])).not.toContain('xoxb-')
  })
})

describe('a connection', () => {
  it('whose token was revoked marks every destination, and connecting again looks at each', async () => {
    const { test, slack, rapport, listed, connect, destination, ask } = await ready()
    slack.channel({ id: 'COTHER', isMember: true })
    const other = await destination('COTHER', 'Other')
    await rapport.runDue()
    slack.token = undefined
    await test()
    await rapport.runDue()
    const marked = { syncStatus: 'PROVIDER_ERROR', syncReason: expect.stringMatching(/./) }
    expect(await listed()).toMatchObject([marked, marked])
    await ask('POST', `/api/destinations/${other}/test`)
    await rapport.runDue()
    expect(await listed()).toMatchObject([marked, { ...marked, recentDeliveries: [{ status: 'FAILED' }] }])
    await connect()
    await rapport.runDue()
    expect(await listed()).toMatchObject([
      { syncStatus: 'SYNCED', syncReason: null },
      { syncStatus: 'SYNCED', syncReason: null }
    ])
  })

  it('that is found dead by reading marks its destinations too, and one that works again has them looked at', async () => {
    const { slack, rapport, listed, ask, pass } = await ready()
    const { token } = slack
    slack.token = undefined
    await ask('POST', '/api/integrations/sync', { provider: 'slack' })
    await rapport.runDue()
    await pass(60_000)
    expect(await listed()).toMatchObject([{ syncStatus: 'PROVIDER_ERROR', syncReason: expect.stringMatching(/./) }])
    slack.token = token
    await ask('POST', '/api/integrations/sync', { provider: 'slack' })
    await pass(120_000, 10_000)
    expect(await listed()).toMatchObject([{ syncStatus: 'SYNCED', syncReason: null }])
  })

  it('that reads less than before goes on sending', async () => {
    const { test, rapport, rows, last } = await ready()
    await rows.update(tables.integrationConnections, {}, { status: 'requires_intervention', reason: 'suspicious_shrink' })
    await test()
    await rapport.runDue()
    expect(await last()).toMatchObject({ status: 'DELIVERED' })
  })
})

describe('webhooks of Slack', () => {
  const hook = ({ clock, post }: SlackWorld, body: unknown, { secret = webhookSecret, age = 0 } = {}) => {
    const text = JSON.stringify(body)
    const time = String(Math.floor((clock.now() - age) / 1000))
    const signature = `v0=${createHmac('sha256', secret).update(`v0:${time}:${text}`).digest('hex')}`
    return post('/api/webhooks/slack', text, { 'x-slack-signature': signature, 'x-slack-request-timestamp': time })
  }

  it('are taken when they are signed and fresh', async () => {
    const world = await connectedSlack()
    const event = { type: 'event_callback', team_id: 'T1', event: { type: 'message' } }
    expect(await hook(world, event)).toMatchObject({ status: 200 })
    expect(await hook(world, event, { secret: 'of somebody else' })).toMatchObject({ status: 401 })
    expect(await hook(world, event, { age: 301_000 })).toMatchObject({ status: 401 })
    expect(await hook(world, event, { age: -301_000 })).toMatchObject({ status: 401 })
    const asked = { type: 'url_verification', challenge: 'abc', token: 'x' }
    expect(await hook(world, asked)).toMatchObject({ status: 200, body: { challenge: 'abc' } })
  })
})
