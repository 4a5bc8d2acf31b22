import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { intercom, zendesk } from '../../src/index.js'
import { start } from '../zendesk/account.js'

const sources = new URL('../../src/', import.meta.url)

describe('zendesk and intercom by the public kit alone', () => {
  it.each(['zendesk', 'intercom'])('%s imports what a host can import, and its own files', (folder) => {
    const files = readdirSync(new URL(folder, sources)).filter((name) => name.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const text = readFileSync(new URL(`${folder}/${file}`, sources), 'utf8')
      const imported = [...text.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from)
      for (const from of imported)
        expect(from, `${folder}/${file}`).toMatch(/^(@rapport\/core\/connector|\.\.\/reading\.js|node:crypto|\.\/[\w-]+\.js)$/)
      expect(text.split('\n').length, file).toBeLessThanOrEqual(300)
    }
  })
})

describe('their webhooks', () => {
  const secret = 'secret of the webhook'
  const bytes = (body: object) => new TextEncoder().encode(JSON.stringify(body))
  const hook = (headers: Record<string, string>, body: object, now = start) => ({
    header: (name: string) => headers[name] ?? null,
    body: bytes(body),
    secret,
    now
  })

  it('zendesk: the time and the body are signed, in base64; they name streams, and no account', () => {
    const { webhook } = zendesk()
    const body = { account_id: 22129848, type: 'zen:event-type:ticket.comment_added', detail: { id: '7' }, subject: 'zen:ticket:7' }
    const time = new Date(start).toISOString()
    const signature = createHmac('sha256', secret).update(time).update(bytes(body)).digest('base64')
    const headers = { 'x-zendesk-webhook-signature': signature, 'x-zendesk-webhook-signature-timestamp': time }
    expect(webhook?.verify(hook(headers, body))).toBe(true)
    expect(webhook?.verify(hook(headers, { ...body, detail: {} }))).toBe(false)
    expect(webhook?.verify(hook(headers, body, start + 301_000))).toBe(false)
    expect(webhook?.verify(hook({ ...headers, 'x-zendesk-webhook-signature-timestamp': 'then' }, body))).toBe(false)
    expect(webhook?.account(body)).toBeUndefined()
    const told = (type: string) => [webhook?.streams({ type }), webhook?.walks?.({ type })]
    expect(told('zen:event-type:ticket.created')).toEqual([['tickets'], []])
    expect(told('zen:event-type:user.deleted')).toEqual([['users'], []])
    expect(told('zen:event-type:organization.deleted')).toEqual([['organizations'], ['organizations']])
    expect(told('zen:event-type:article.published')).toEqual([[], []])
  })

  it('intercom: the body is signed, in hex; they name the workspace and streams', () => {
    const { webhook } = intercom({ clientSecret: secret })
    expect(intercom({ clientSecret: secret }).options.webhookSecret).toBe(secret)
    const body = { type: 'notification_event', app_id: 'abc12345', topic: 'conversation.user.replied', data: { item: {} } }
    const signature = createHmac('sha1', secret).update(bytes(body)).digest('hex')
    expect(webhook?.verify(hook({ 'x-hub-signature': `sha1=${signature}` }, body))).toBe(true)
    expect(webhook?.verify(hook({ 'x-hub-signature': `sha1=${signature}` }, { ...body, app_id: 'other' }))).toBe(false)
    expect(webhook?.verify(hook({ 'x-hub-signature': signature }, body))).toBe(false)
    expect(webhook?.account(body)).toBe('abc12345')
    const told = (topic: string) => [webhook?.streams({ topic }), webhook?.walks?.({ topic })]
    expect(told('conversation.user.replied')).toEqual([['conversations'], []])
    expect(told('contact.deleted')).toEqual([['contacts'], ['contacts']])
    expect(told('contact.user.updated')).toEqual([['contacts'], []])
    expect(told('ping')).toEqual([[], []])
  })
})
