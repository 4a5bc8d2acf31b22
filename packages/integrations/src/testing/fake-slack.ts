import { fieldsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

/** A channel of the workspace. */
export interface FakeChannel {
  id: string
  name?: string
  isPrivate?: boolean
  isMember?: boolean
  isArchived?: boolean
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
 * A Slack workspace in memory: signing in, channels, posting, and the history for apps that may read it. It answers as Slack does, failures with status
 * 200 and `ok: false`.
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

  constructor(readonly team: { id: string; name: string } = { id: 'T1', name: 'Acme' }) {}

  /** Adds or replaces a channel. */
  channel(channel: FakeChannel): void {
    this.channels.set(channel.id, channel)
  }

  /** The workspace behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes' | 'accepts'>): FakeProvider {
    return fakeProvider({ notFound: { ok: false, error: 'unknown_method' }, ...options, routes: this.routes(options.now) })
  }

  /** Its routes. */
  private routes(now: () => number): FakeRoute[] {
    const method = (name: string, answer: (asked: Asked) => unknown, verb = 'POST'): FakeRoute => ({
      method: verb,
      path: `/api/${name}`,
      answer
    })
    return [
      method('oauth.v2.access', () => this.signedIn()),
      method('auth.test', () => ({ ok: true, team: this.team.name, team_id: this.team.id, user_id: 'U1', bot_id: 'B1' })),
      method('auth.revoke', () => ({ ok: true, revoked: true })),
      method('conversations.info', ({ url }) => this.info(url.searchParams.get('channel') ?? ''), 'GET'),
      method('conversations.join', ({ body }) => this.join(textOf(fieldsOf(body)?.channel) ?? '')),
      method('chat.postMessage', ({ body }) => this.post(body, now())),
      method('conversations.history', ({ url }) => this.history(url), 'GET')
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

  private history(url: URL): unknown {
    const id = url.searchParams.get('channel') ?? ''
    const scope = this.channels.get(id)?.isPrivate ? 'groups:history' : 'channels:history'
    if (!this.scopes.includes(scope)) return { ok: false, error: 'missing_scope', needed: scope }
    const oldest = Number(url.searchParams.get('oldest') ?? 0)
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const limit = Number(url.searchParams.get('limit') ?? 100)
    const all = this.messages.filter(({ channel, ts }) => channel === id && Number(ts) >= oldest).reverse()
    const page = all.slice(start, start + limit).map(({ ts, text, metadata }) => ({ type: 'message', ts, text, metadata }))
    const next = start + limit < all.length ? String(start + limit) : ''
    return { ok: true, messages: page, has_more: next !== '', response_metadata: { next_cursor: next } }
  }
}
