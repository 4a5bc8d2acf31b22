import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clerkWebhook } from '../../src/clerk/webhook.js'

const keyOf = (text: string) => Buffer.from(text.padEnd(24, '.')).toString('base64')
const current = `whsec_${keyOf('current')}`
const former = `whsec_${keyOf('former')}`
const now = Date.UTC(2026, 5, 1, 12)
const seconds = now / 1_000
const body = '{"type":"user.updated","instance_id":"ins_1"}'

const sign = (secret: string, { id = 'msg_1', time = String(seconds), said = body } = {}) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${time}.${said}`)
    .digest('base64')}`

/** The verdict on a webhook with these headers. */
function verdict(headers: Record<string, string>, { secret = current, said = body } = {}) {
  const all: Record<string, string> = { 'svix-id': 'msg_1', 'svix-timestamp': String(seconds), ...headers }
  return clerkWebhook.verify({ header: (name) => all[name] ?? null, body: new TextEncoder().encode(said), secret, now })
}

describe('the signature of a webhook of Clerk', () => {
  it('is that of Svix', () => {
    // An example of Svix's own documentation (docs.svix.com/receiving/verifying-payloads/how-manual).
    const headers: Record<string, string> = {
      'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'svix-timestamp': '1614265330',
      'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    }
    const hook = {
      header: (name: string) => headers[name] ?? null,
      body: new TextEncoder().encode('{"test": 2432232314}'),
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      now: 1_614_265_330_000
    }
    expect(clerkWebhook.verify(hook)).toBe(true)
    expect(clerkWebhook.verify({ ...hook, body: new TextEncoder().encode('{"test": 2432232315}') })).toBe(false)
  })

  it.each([
    ['by the key of the endpoint', sign(current), true],
    ['by another key', sign(former), false],
    ['several, of which one is right', `${sign(former)} ${sign(current)}`, true],
    ['several, with versions that are not known', `v1a,${'x'.repeat(86)} v2,abc ${sign(current)}`, true],
    ['of another message', sign(current, { id: 'msg_2' }), false],
    ['of another time', sign(current, { time: String(seconds - 1) }), false],
    ['of another body', sign(current, { said: `${body} ` }), false],
    ['of another version', sign(current).replace('v1,', 'v2,'), false],
    ['that is cut', sign(current).slice(0, -2), false],
    ['that is none', 'v1,', false],
    ['missing', '', false]
  ])('%s', (_, signature, isRight) => expect(verdict({ 'svix-signature': signature })).toBe(isRight))

  it('both keys count while the host replaces one, and an empty one signs for nobody', () => {
    for (const key of [current, former]) expect(verdict({ 'svix-signature': sign(key) }, { secret: `${current} ${former}` })).toBe(true)
    const unsigned = `v1,${createHmac('sha256', '').update(`msg_1.${seconds}.${body}`).digest('base64')}`
    for (const secret of ['whsec_', '', ' ']) expect(verdict({ 'svix-signature': unsigned }, { secret })).toBe(false)
  })

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false]
  ])('is %i seconds away from our clock', (away, isRight) => {
    const time = String(seconds + away)
    expect(verdict({ 'svix-timestamp': time, 'svix-signature': sign(current, { time }) })).toBe(isRight)
  })

  it.each(['', 'now', '1.5', '-1', '99999999999999'])('a time of %j is none', (time) =>
    expect(verdict({ 'svix-timestamp': time, 'svix-signature': sign(current, { time }) })).toBe(false)
  )

  it('a message without an id is none', () => {
    expect(verdict({ 'svix-id': '', 'svix-signature': sign(current, { id: '' }) })).toBe(false)
  })
})

describe('what a webhook of Clerk is about', () => {
  it.each([
    ['user.created', ['users'], []],
    ['user.deleted', ['users', 'memberships'], ['users', 'memberships']],
    ['organization.updated', ['organizations'], []],
    ['organization.deleted', ['organizations', 'memberships'], ['organizations', 'memberships']],
    ['organizationDomain.deleted', ['organizations', 'memberships'], ['organizations', 'memberships']],
    ['organizationMembership.deleted', ['memberships'], ['memberships']],
    ['email.created', [], []],
    ['constructor.deleted', [], []]
  ])('%s', (type, streams, walks) => {
    const said = { type, instance_id: 'ins_1', data: { id: 'user_1', deleted: true } }
    expect(clerkWebhook.account(said)).toBe('ins_1')
    expect(clerkWebhook.streams(said)).toEqual(streams)
    expect(clerkWebhook.streams(said).filter((name) => clerkWebhook.walks?.(said).includes(name))).toEqual(walks)
  })
})
