import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postDirect } from './post-direct.js'
import { type PostWebhook, postByFetch, sendWebhook } from './send-webhook.js'

const url = 'https://hooks.example.com/in'
const message = () => ({ headers: { 'webhook-id': 'a' }, body: '{}', closing: new AbortController().signal })

describe('an attempt', () => {
  it('is left when the receiver hangs, also by a fetch that does not listen to its signal', async () => {
    const hangs: PostWebhook = () => new Promise(() => undefined)
    const outcome = await sendWebhook(hangs, url, { ...message(), timeoutMs: 5 })
    expect(outcome).toMatchObject({ kind: 'unanswered', reason: 'The receiver did not answer within 0.005 seconds' })
  })

  it('is stopped when the process closes, before it or meanwhile', async () => {
    const closing = new AbortController()
    const hangs: PostWebhook = () => {
      closing.abort()
      return new Promise(() => undefined)
    }
    expect(await sendWebhook(hangs, url, { ...message(), closing: closing.signal })).toEqual({ kind: 'stopped' })
    expect(await sendWebhook(hangs, url, { ...message(), closing: closing.signal })).toEqual({ kind: 'stopped' })
  })

  it('tells of failures in words of its own', async () => {
    const failures: [unknown, string][] = [
      [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'The receiver refuses connections'],
      [new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'The name of the receiver is not known'],
      [new TypeError('https://hooks.example.com/?token=secret'), 'The receiver could not be reached'],
      [null, 'The receiver could not be reached']
    ]
    for (const [error, reason] of failures)
      expect(await sendWebhook(() => Promise.reject(error), url, message())).toMatchObject({ kind: 'unanswered', reason })
  })

  it('by fetch reads no body, follows no redirect, and waits for no body that cannot be dropped', async () => {
    const body = new ReadableStream({ cancel: () => Promise.reject(new Error('no')) })
    const asked: RequestInit[] = []
    const post = postByFetch(async (_, init) => {
      asked.push(init)
      return new Response(body, { status: 503, headers: { 'retry-after': '7' } })
    })
    const outcome = await sendWebhook(post, url, message())
    expect(outcome).toMatchObject({ kind: 'answered', response: { status: 503, retryAfter: '7' } })
    expect(asked).toMatchObject([{ method: 'POST', redirect: 'manual', body: '{}' }])
  })
})

describe('a direct request', () => {
  const listening = async () => {
    const got: string[] = []
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text) => got.push(text))
      request.on('end', () =>
        response.writeHead(307, { location: 'http://elsewhere.example', 'retry-after': '9' }).end('x'.repeat(100_000))
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return { got, at: `http://localhost:${(server.address() as AddressInfo).port}/` }
  }

  it('reaches a private address only where the host allows it', async () => {
    const { got, at } = await listening()
    const refused = await sendWebhook(postDirect({ allowPrivateAddresses: false }), at, message())
    expect(refused).toMatchObject({ kind: 'unanswered', reason: expect.stringContaining('private address') })
    expect(got).toEqual([])
    const reached = await sendWebhook(postDirect({ allowPrivateAddresses: true }), at, message())
    expect(reached).toMatchObject({ kind: 'answered', response: { status: 307, retryAfter: '9' } })
    expect(got).toEqual(['{}'])
  })
})
