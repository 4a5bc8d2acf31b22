import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { testIds } from '../../testing/test-ids.js'
import { newSigningSecret, signedHeaders } from './sign.js'
import { type ReceivedWebhook, verifyWebhook } from './verify-webhook.js'

const secret = newSigningSecret(testIds(1))
const other = newSigningSecret(testIds(2))
const body = JSON.stringify({
  type: 'customer.churned',
  timestamp: '2026-01-01T00:00:00.000Z',
  historical: false,
  data: { name: 'Zoë 🚀' }
})
const seconds = () => Math.floor(Date.now() / 1000)

function signed(secrets: readonly string[] = [secret], changes: Partial<ReceivedWebhook> = {}): ReceivedWebhook {
  return { secret, headers: signedHeaders(secrets, { id: 'msg_1', timestamp: seconds(), body }), body, ...changes }
}

describe('signatures', () => {
  it('are those of Standard Webhooks, whatever the message is', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.json(), (id, text) => {
        const ours = signedHeaders([secret], { id, timestamp: seconds(), body: text })
        expect(new Webhook(secret).verify(text, ours)).toEqual(JSON.parse(text))
        const sentAt = new Date()
        const theirs = {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(id, sentAt, text)
        }
        expect(verifyWebhook({ secret, headers: theirs, body: text })).toEqual(JSON.parse(text))
      })
    )
  })

  it('of two secrets are accepted by holders of either', () => {
    const { headers } = signed([other, secret])
    for (const each of [secret, other]) {
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
      expect(verifyWebhook({ secret: each, headers, body })).toEqual(JSON.parse(body))
    }
    expect(verifyWebhook({ ...signed([other]), secret: [secret, other] })).toEqual(JSON.parse(body))
  })

  it('are read from Headers, from those of node:http, and over bytes', () => {
    const { headers } = signed()
    const forms = [new Headers(headers as Record<string, string>), { ...headers, 'Webhook-Other': ['a', 'b'] }]
    for (const each of forms) expect(verifyWebhook({ secret, headers: each, body: Buffer.from(body) })).toEqual(JSON.parse(body))
  })

  it('are refused for another secret, body or id, without headers, and once they are old', () => {
    const { headers } = signed()
    const wrong: ReceivedWebhook[] = [
      signed([other]),
      signed([secret], { body: `${body} ` }),
      signed([secret], { headers: { ...headers, 'webhook-id': 'msg_2' } }),
      signed([secret], { headers: { ...headers, 'webhook-signature': 'v1,' } }),
      signed([secret], { headers: { ...headers, 'webhook-timestamp': 'now' } }),
      signed([secret], { headers: {} }),
      signed([secret], { now: Date.now() + 600_000 }),
      signed([secret], { now: Date.now() - 600_000 })
    ]
    for (const each of wrong) expect(() => verifyWebhook(each)).toThrow(expect.objectContaining({ code: 'INVALID_CREDENTIALS' }))
    const text = 'no JSON'
    const headersOfText = signedHeaders([secret], { id: 'msg_1', timestamp: seconds(), body: text })
    expect(() => verifyWebhook({ secret, headers: headersOfText, body: text })).toThrow(expect.objectContaining({ code: 'INVALID_JSON' }))
  })

  it('are not checked with a secret that is empty, which everybody can sign with', () => {
    for (const empty of ['', 'whsec_']) {
      for (const given of [empty, [secret, empty]]) expect(() => verifyWebhook({ ...signed([empty]), secret: given })).toThrow(TypeError)
    }
    expect(() => verifyWebhook({ ...signed(), secret: [] })).toThrow(TypeError)
  })
})
