import { createHmac } from 'node:crypto'
import { createRapport } from '@rapport/core'
import type { ApiRequest, Operation, ProviderOptions } from '@rapport/core/connector'
import { memoryStore } from '@rapport/core/memory'
import { describe, expect, it } from 'vitest'
import { readableText } from '../../src/slack/message-text.js'
import { slack } from '../../src/slack/slack.js'
import { EngineWorld } from '../../src/testing/engine-world.js'
import { FakeSlack } from '../../src/testing/fake-slack.js'
import { readStream } from '../../src/testing/read-stream.js'
import { accountOfEverything, day, hour, start } from './account.js'
import { slackSubject } from './engine-subject.js'

const credential = { kind: 'oauth' as const, accessToken: 'xoxb-of-the-bot', extra: {} }
const context = { account: 'T1', startedAt: start, historical: false, configuration: null }
type Source = Extract<Operation, { kind: 'source' }>

/** What the messages of a workspace become, all of them or those of a window. */
async function read(
  workspace: FakeSlack,
  { options = {}, mode = 'walk' as 'walk' | { from: number; to: number }, pageSize = 200, stream = 'messages' } = {}
) {
  const provider = slack(options as ProviderOptions)
  const found = provider.streams.find(({ name }) => name === stream)
  if (!found) throw new Error(`There is no ${stream}`)
  const { http } = workspace.provider({ now: () => start, pageSize })
  return readStream({ provider, stream: found, credential, http, mode, context })
}

const sourcesOf = (operations: readonly Operation[]) => operations.filter((each): each is Source => each.kind === 'source')
const titles = (operations: readonly Operation[]) => sourcesOf(operations).map(({ title }) => title)

describe('messages of Slack', () => {
  it('a thread is one source: everybody who wrote, a segment each, names in place of ids; nothing of the app, of bots alone, of colleagues alone', async () => {
    const { slack: workspace, threads } = accountOfEverything()
    const { operations } = await read(workspace)
    const found = sourcesOf(operations)
    const asked = found.find(({ id }) => id === `C2:${threads[1]}`)
    expect(asked).toMatchObject({
      sourceType: 'SLACK',
      title: '#ext-acme: How is it going, @Bob?',
      permalink: `https://t1.slack.com/archives/C2/p${threads[1]?.replace('.', '')}`,
      participants: [
        { email: 'eve@ours.test', name: 'Eve', role: 'author' },
        { email: 'bob@acme.test', name: 'Bob', role: 'attendee' }
      ],
      segments: [
        { text: 'How is it going, @Bob?', speaker: 'Eve', at: start - 9 * day },
        { text: 'Fine, thanks', speaker: 'Bob' }
      ],
      otherwise: { account: 'C2', name: 'acme' }
    })
    expect(found.find(({ id }) => id === `C2:${threads[0]}`)?.segments).toHaveLength(10)
    const all = JSON.stringify(found)
    for (const left of ['Among us', 'Our own digest', 'has joined', 'ticket was opened', 'Where we are not', 'Long ago'])
      expect(all).not.toContain(left)
    expect(all).toContain('See the page & tell us')
    expect(found.find(({ segments }) => segments?.[0]?.text === 'I have no email here')?.participants).toEqual([
      { name: 'Nobody knows', role: 'author' }
    ])
    expect(operations).toContainEqual(expect.objectContaining({ kind: 'member', email: 'eve@ours.test' }))
  })

  it("a colleague whose email is another company's makes no member, where the workspace has domains of its own", async () => {
    const { slack: workspace, say } = accountOfEverything()
    workspace.emailDomain = 'ours.test'
    workspace.user('U20', { profile: { real_name: 'Con', email: 'con@agency.test' } })
    const ts = say('C2', 1, 'U20', 'From the agency')
    say('C2', 0.9, 'U5', 'Welcome', { thread: ts })
    const { operations } = await read(workspace)
    expect(operations.filter(({ kind }) => kind === 'member').map((each) => 'email' in each && each.email)).not.toContain('con@agency.test')
    expect(sourcesOf(operations).find(({ id }) => id === `C2:${ts}`)?.participants?.[0]).toEqual({ name: 'Con', role: 'author' })
  })

  it('channels go to the customer that the host names, also those that nobody shares', async () => {
    const { slack: workspace } = accountOfEverything()
    const options: ProviderOptions = { channels: { '#with-guests': 'guest-inc', C2: 'acme' } }
    const found = sourcesOf((await read(workspace, { options })).operations)
    expect(new Set(found.map(({ id, account }) => `${id.split(':')[0]} ${account}`))).toEqual(new Set(['C1 undefined', 'C2 C2', 'C4 C4']))
    const { operations } = await read(workspace, { options, stream: 'channels' })
    expect(operations).toMatchObject([
      { kind: 'account', id: 'C1', domains: ['acme.test'] },
      { kind: 'account', id: 'C2', domains: ['acme.test'], customerId: 'acme' },
      { kind: 'account', id: 'C4', domains: ['guest.test'], customerId: 'guest-inc' }
    ])
  })

  it('each time it looks at new messages and new replies of ten days, once a day at all of them', async () => {
    const { slack: workspace, threads } = accountOfEverything()
    const noon = start - 4 * hour
    const requests = async (end: number) => {
      const asked = (await read(workspace, { mode: { from: end - 10 * day, to: end + hour } })).requests
      return asked.filter(({ path }) => path === '/api/conversations.replies').map(({ query }) => query?.ts)
    }
    expect(await requests(noon)).toEqual([])
    workspace.talk.say({ channel: 'C2', at: noon + 60_000, user: 'U6', text: 'One more', thread: threads[1] ?? '' })
    expect(await requests(noon)).toEqual([threads[1]])
    expect((await requests(start + 7.5 * hour)).length).toBeGreaterThan(1)
  })

  it('reads a channel from long ago when the app has just come into it', async () => {
    const { slack: workspace, say } = accountOfEverything()
    workspace.channel({ id: 'C5', name: 'not-ours', isMember: true })
    say('C5', 100, 'U5', 'Before the app came')
    const mode = { from: start - 10 * day - hour, to: start }
    expect(titles((await read(workspace, { mode })).operations)).not.toContain('#not-ours: Before the app came')
    say('C5', 0.01, 'U1', 'joined', { more: { subtype: 'channel_join' } })
    expect(titles((await read(workspace, { mode })).operations)).toContain('#not-ours: Before the app came')
  })

  it('texts read as people see them', () => {
    const text =
      '<@U5> <@U99|joe> <#C1|general> <!here> <!subteam^S1|@team> <mailto:a@b.test|a@b.test> <https://x.test> &lt;b&gt; <!date^1^{date}|today>'
    expect(readableText(text, (id) => (id === 'U5' ? 'Ann' : undefined))).toBe(
      '@Ann @joe #general @here @team a@b.test https://x.test <b> today'
    )
  })
})

describe('Slack through the engine', () => {
  const worldOf = (workspace: FakeSlack, options: ProviderOptions = {}) => {
    const provider = slack({ clientId: 'client', clientSecret: 'secret-of-the-app', ...options })
    const open: typeof slackSubject.open = (around) => ({ ...slackSubject.open(around), http: workspace.provider(around).http })
    return EngineWorld.connected({ ...slackSubject, provider, open })
  }
  const streamsOf = async ({ workspace }: EngineWorld) => {
    const [run] = await workspace.integrations.runs('slack', { limit: 1 })
    return Object.fromEntries((run?.streams ?? []).map((each) => [each.stream, each]))
  }

  it('edits and deletions of ten days are seen; a thread whose first message is deleted goes; an archived channel stays as it was', async () => {
    const { slack: workspace, alone, guests, say } = accountOfEverything()
    const world = await worldOf(workspace)
    await world.until(start)
    const listed = async () => (await world.workspace.sources.list({ limit: 100 })).items.map(({ title }) => title)
    const before = await listed()
    expect(before).toEqual(expect.arrayContaining(['#ext-acme: This one will go', '#with-guests: A question of a guest']))
    workspace.talk.edit(alone[0] ?? '', { text: 'Edited later' })
    workspace.talk.remove(alone[1] ?? '')
    workspace.talk.remove(guests)
    await world.until(start + hour)
    const after = await listed()
    expect(after).toContain('#ext-acme: Edited later')
    expect(after).toHaveLength(before.length - 2)
    workspace.channel({ id: 'C2', name: 'ext-acme', isMember: true, isShared: true, isArchived: true, members: ['U5'] })
    say('C2', -0.05, 'U5', 'Too late')
    await world.until(start + 2 * hour)
    expect(await listed()).toEqual(after)
    await world.close()
  })

  it("a conversation without an email goes to the customer of the channel's name, also when it comes to be known later", async () => {
    const workspace = new FakeSlack({ id: 'T1', name: 'Ours' }).allowReading()
    workspace.user('U7', { team_id: 'T3', is_stranger: true, profile: { real_name: 'Nobody' } })
    workspace.channel({ id: 'C9', name: 'ext-globex-support', isMember: true, isShared: true, members: ['U7'] })
    workspace.talk.say({ channel: 'C9', at: start - day, user: 'U7', text: 'Is anybody there?' })
    const world = await worldOf(workspace)
    await world.until(start)
    const customer = async () => (await world.workspace.sources.list({ limit: 10 })).items.map((each) => each.customer?.name ?? null)
    expect(await customer()).toEqual([null])
    await world.workspace.customers.put([{ customerId: 'globex', traits: { name: 'Globex Inc.' } }])
    await world.until(start + hour)
    expect(await customer()).toEqual(['Globex Inc.'])
    await world.close()
  })

  it('an app that may only send is connected, its run says what is missing, and asking for a run answers one', async () => {
    const workspace = new FakeSlack()
    const world = await worldOf(workspace)
    await world.until(start)
    const [item] = await world.workspace.integrations.list({ connectedOnly: true })
    expect(item?.status).toBe('connected')
    expect(await streamsOf(world)).toMatchObject({
      users: { outcome: 'skipped', errorClass: 'forbidden', errorMessage: 'missing_scope: it needs users:read' },
      channels: { outcome: 'ended' }
    })
    const { runId } = await world.workspace.integrations.sync('slack')
    await world.until(start + 1_000)
    expect((await world.workspace.integrations.runs('slack', { limit: 5 })).map(({ id }) => id)).toContain(runId)
    await world.close()
  })

  it('an app that gets fifteen messages a minute reads all, a page a minute, and goes on where it was', async () => {
    const workspace = new FakeSlack({ id: 'T1', name: 'Ours' }).allowReading()
    workspace.isNarrow = true
    workspace.user('U5', { team_id: 'T2', profile: { real_name: 'Ann', email: 'ann@acme.test' } })
    workspace.channel({ id: 'C2', name: 'ext-acme', isMember: true, isShared: true, members: ['U5'] })
    for (let index = 0; index < 40; index++)
      workspace.talk.say({ channel: 'C2', at: start - (index + 1) * 60_000, user: 'U5', text: `Message ${index}` })
    const world = await worldOf(workspace)
    for (let minutes = 0; minutes <= 5; minutes++) await world.until(start + minutes * 61_000)
    expect((await world.workspace.sources.list({ limit: 100 })).items).toHaveLength(40)
    expect(await streamsOf(world)).toMatchObject({ messages: { outcome: 'ended', added: expect.any(Number) } })
    await world.close()
  })
})

describe('events and limits of Slack', () => {
  it.each([5, 'C1', ['C1', 5], [''], { C1: 5 }].map((channels) => ({ channels })))(
    '$channels as channels is refused at start, in words',
    ({ channels }) => {
      const provider = slack({ clientId: 'client', clientSecret: 'secret', channels: channels as never })
      expect(() => createRapport({ store: memoryStore(), providers: [provider] })).toThrow(
        'providers.slack.channels must be a list of channels'
      )
    }
  )

  it("an event makes the streams due that it concerns, and the app's own messages none", () => {
    const { webhook, rate } = slack()
    const streams = (event: object, more: object = {}) => webhook?.streams({ type: 'event_callback', api_app_id: 'A1', event, ...more })
    expect(streams({ type: 'message', subtype: 'message_changed' })).toEqual(['messages'])
    expect(streams({ type: 'message', app_id: 'A1' })).toEqual([])
    expect(streams({ type: 'member_joined_channel' })).toEqual(['channels'])
    expect(streams({ type: 'user_change' })).toEqual(['users'])
    expect(webhook?.account({ team_id: 'T2', authorizations: [{ team_id: 'T1' }] })).toBe('T1')
    const body = '{"type":"event_callback"}'
    const seconds = String(start / 1000)
    const hex = createHmac('sha256', 'secret').update(`v0:${seconds}:${body}`).digest('hex')
    const header = (name: string) => (name === 'x-slack-signature' ? `v0=${hex}` : seconds)
    const hook = { header, body: new TextEncoder().encode(body), secret: 'secret' }
    expect([webhook?.verify({ ...hook, now: start }), webhook?.verify({ ...hook, now: start + 301_000 })]).toEqual([true, false])
    const of = (path: string, query: ApiRequest['query'] = {}) => rate?.({ path: `/api/${path}`, query })?.perMinute
    expect([
      of('conversations.list'),
      of('conversations.history'),
      of('conversations.history', { limit: '15' }),
      of('chat.postMessage')
    ]).toEqual([20, 50, 1, undefined])
  })
})
