import { type Fields, fieldsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import { FakeSlackTalk, slackPage } from './fake-slack-talk.js'
import type { Asked } from './paging.js'

/** A channel of the workspace. */
export interface FakeChannel {
  id: string
  name?: string
  isPrivate?: boolean
  isMember?: boolean
  isArchived?: boolean
  /** With another workspace. */
  isShared?: boolean
  /** Ids of those who are in it. */
  members?: string[]
}

/** A message as it was posted. */
export interface FakeMessage {
  channel: string
  ts: string
  text: string
  blocks: unknown
  metadata: unknown
  /** All that was sent. */
  sent: unknown
}

/**
 * A Slack workspace in memory: signing in, channels, posting, and people with what they write for apps that may read it. It answers as Slack does, failures
 * with status 200 and `ok: false`.
 *
 * @example
 * const slack = new FakeSlack()
 * slack.channel({ id: 'C0123456789', isMember: true })
 * const { http } = slack.provider({ now: clock.now })
 */
export class FakeSlack {
  private readonly channels = new Map<string, FakeChannel>()
  /** What was posted, in order. */
  readonly messages: FakeMessage[] = []
  /** What the token may do. `channels:history` and `groups:history` let it look for its messages. */
  scopes = ['chat:write', 'channels:read', 'groups:read', 'channels:join']
  /** The token that counts; undefined when it was revoked. */
  token: string | undefined = 'xoxb-of-the-bot'
  /** What the next posts are answered with, in place of being posted. */
  readonly refusals: string[] = []
  /** What people have written. */
  readonly talk = new FakeSlackTalk()
  readonly users = new Map<string, Fields>()
  /** The domains of its own emails, as team.info tells them. */
  emailDomain = ''
  /** Pages of history have fifteen messages, and there is one a minute of each method: as for apps that are sold outside of Slack's marketplace. */
  isNarrow = false
  private readonly askedAt = new Map<string, number>()

  constructor(readonly team: { id: string; name: string } = { id: 'T1', name: 'Acme' }) {}

  /** Adds or replaces a channel. */
  channel(channel: FakeChannel): void {
    this.channels.set(channel.id, channel)
  }

  /** Adds or replaces somebody. */
  user(id: string, more: Fields = {}): void {
    this.users.set(id, { id, team_id: this.team.id, name: id.toLowerCase(), ...more })
  }

  /** Lets the app do all that it asks for. */
  allowReading(): this {
    this.scopes = [...this.scopes, 'channels:history', 'groups:history', 'users:read', 'users:read.email', 'team:read']
    return this
  }

  /** The workspace behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes' | 'accepts'>): FakeProvider {
    const { now, pageSize = 200 } = options
    return fakeProvider({ notFound: { ok: false, error: 'unknown_method' }, ...options, routes: this.routes(now, pageSize) })
  }

  /** Its routes. */
  private routes(now: () => number, pageSize: number): FakeRoute[] {
    const method = (name: string, answer: (asked: Asked) => unknown, verb = 'POST'): FakeRoute => ({
      method: verb,
      path: `/api/${name}`,
      answer
    })
    const reading = (name: string, scope: string | undefined, answer: (parameters: URLSearchParams, size: number) => unknown) => {
      const isNarrow = this.isNarrow && /history|replies/.test(name)
      return method(
        name,
        ({ url: { searchParams } }) => {
          if (scope !== undefined && !this.scopes.includes(scope)) return { ok: false, error: 'missing_scope', needed: scope }
          if (isNarrow && now() - (this.askedAt.get(name) ?? 0) < 60_000) return tooMany()
          this.askedAt.set(name, now())
          return answer(searchParams, Math.min(Number(searchParams.get('limit') ?? 100) || 100, pageSize, isNarrow ? 15 : 999))
        },
        'GET'
      )
    }
    return [
      method('oauth.v2.access', () => this.signedIn()),
      method('auth.test', () => this.whoAmI()),
      method('auth.test', () => this.whoAmI(), 'GET'),
      method('auth.revoke', () => ({ ok: true, revoked: true })),
      method('conversations.info', ({ url }) => this.info(url.searchParams.get('channel') ?? ''), 'GET'),
      method('conversations.join', ({ body }) => this.join(textOf(fieldsOf(body)?.channel) ?? '')),
      method('chat.postMessage', ({ body }) => this.post(body, now())),
      reading('team.info', 'team:read', () => ({ ok: true, team: { ...this.team, email_domain: this.emailDomain } })),
      reading('users.list', 'users:read', (parameters, size) =>
        slackPage('members', [...this.users.values()].map(this.shown), parameters, size)
      ),
      reading('users.info', 'users:read', (parameters) => this.userInfo(parameters.get('user') ?? '')),
      reading('conversations.list', 'channels:read', (parameters, size) => this.list(parameters, size)),
      reading('conversations.members', 'channels:read', (parameters, size) => {
        return slackPage('members', this.channels.get(parameters.get('channel') ?? '')?.members ?? [], parameters, size)
      }),
      reading('conversations.history', undefined, (parameters, size) => {
        return this.ofChannel(parameters) ?? this.talk.history(this.posted(parameters.get('channel') ?? ''), parameters, size)
      }),
      reading('conversations.replies', undefined, (parameters, size) => {
        return this.ofChannel(parameters) ?? this.talk.replies(parameters, size)
      })
    ].map((route) => ({ ...route, answer: (asked) => this.ifSignedIn(route, asked) }))
  }

  private ifSignedIn({ path, answer }: FakeRoute, asked: Parameters<NonNullable<FakeRoute['answer']>>[0]): unknown {
    if (this.token === undefined && path !== '/api/oauth.v2.access') return { ok: false, error: 'token_revoked' }
    return answer?.(asked)
  }

  private signedIn(): unknown {
    this.token ??= 'xoxb-of-the-bot'
    const bot = { access_token: this.token, token_type: 'bot', scope: this.scopes.join(','), bot_user_id: 'U1', app_id: 'A1' }
    return { ok: true, ...bot, team: this.team, enterprise: null, authed_user: { id: 'U2' } }
  }

  private info(id: string): unknown {
    const channel = this.channels.get(id)
    if (!channel || (channel.isPrivate && !channel.isMember)) return { ok: false, error: 'channel_not_found' }
    const { name = id.toLowerCase(), isPrivate = false, isMember = false, isArchived = false } = channel
    return { ok: true, channel: { id, name, is_private: isPrivate, is_member: isMember, is_archived: isArchived } }
  }

  private join(id: string): unknown {
    const channel = this.channels.get(id)
    if (!channel || channel.isPrivate) return { ok: false, error: 'channel_not_found' }
    if (channel.isArchived) return { ok: false, error: 'is_archived' }
    if (!this.scopes.includes('channels:join')) return { ok: false, error: 'missing_scope', needed: 'channels:join' }
    this.channels.set(id, { ...channel, isMember: true })
    return this.info(id)
  }

  private post(body: unknown, now: number): unknown {
    const refusal = this.refusals.shift()
    if (refusal !== undefined) return { ok: false, error: refusal }
    const said = fieldsOf(body)
    const id = textOf(said?.channel) ?? ''
    const channel = this.channels.get(id)
    if (!channel || (channel.isPrivate && !channel.isMember)) return { ok: false, error: 'channel_not_found' }
    if (channel.isArchived) return { ok: false, error: 'is_archived' }
    if (!channel.isMember) return { ok: false, error: 'not_in_channel' }
    const text = textOf(said?.text)
    if (text === undefined) return { ok: false, error: 'no_text' }
    if (JSON.stringify(said?.blocks ?? []).length > 13_200) return { ok: false, error: 'msg_blocks_too_long' }
    const ts = `${Math.floor(now / 1000)}.${String(this.messages.length).padStart(6, '0')}`
    this.messages.push({ channel: id, ts, text, blocks: said?.blocks, metadata: said?.metadata, sent: body })
    return { ok: true, channel: id, ts, message: { text } }
  }

  private whoAmI(): unknown {
    const { id, name } = this.team
    const said = { ok: true, url: `https://${id.toLowerCase()}.slack.com/`, team: name, team_id: id, user_id: 'U1', bot_id: 'B1' }
    return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json', 'x-oauth-scopes': this.scopes.join(',') } })
  }

  private userInfo(id: string): unknown {
    const user = this.users.get(id)
    return user ? { ok: true, user: this.shown(user) } : { ok: false, error: 'user_not_found' }
  }

  /** Emails are for those who may see them. */
  private readonly shown = (user: Fields): Fields => {
    if (this.scopes.includes('users:read.email')) return user
    return { ...user, profile: { ...fieldsOf(user.profile), email: undefined } }
  }

  private list(parameters: URLSearchParams, size: number): unknown {
    const types = parameters.get('types')?.split(',') ?? ['public_channel']
    if (types.includes('private_channel') && !this.scopes.includes('groups:read'))
      return { ok: false, error: 'missing_scope', needed: 'groups:read' }
    const listed = [...this.channels.values()].filter(({ isPrivate, isMember, isArchived }) => {
      if (isArchived && parameters.get('exclude_archived') === 'true') return false
      return isPrivate ? types.includes('private_channel') && isMember : types.includes('public_channel')
    })
    const shown = listed.map(
      ({ id, name = id.toLowerCase(), isPrivate = false, isMember = false, isArchived = false, isShared = false }) => ({
        id,
        name,
        is_channel: !isPrivate,
        is_private: isPrivate,
        is_member: isMember,
        is_archived: isArchived,
        is_shared: isShared,
        is_ext_shared: isShared,
        is_org_shared: false
      })
    )
    return slackPage('channels', shown, parameters, size)
  }

  /** Why a channel may not be read; undefined when it may. */
  private ofChannel(parameters: URLSearchParams): unknown {
    const channel = this.channels.get(parameters.get('channel') ?? '')
    if (!channel || (channel.isPrivate && !channel.isMember)) return { ok: false, error: 'channel_not_found' }
    const scope = channel.isPrivate ? 'groups:history' : 'channels:history'
    if (!this.scopes.includes(scope)) return { ok: false, error: 'missing_scope', needed: scope }
    return channel.isMember ? undefined : { ok: false, error: 'not_in_channel' }
  }

  private posted(channel: string): Fields[] {
    const own = this.messages.filter((message) => message.channel === channel)
    return own.map(({ ts, text, metadata }) => ({ type: 'message', ts, text, metadata, user: 'U1', bot_id: 'B1' }))
  }
}

function tooMany(): Response {
  const headers = { 'content-type': 'application/json', 'retry-after': '60' }
  return new Response(JSON.stringify({ ok: false, error: 'ratelimited' }), { status: 429, headers })
}
