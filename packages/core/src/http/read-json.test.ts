import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { HttpRequest } from './exchange.js'
import { readJson } from './read-json.js'

interface Source {
  headers?: Record<string, string>
  /** How many pieces were read. */
  read?: { pieces: number }
}

function request(pieces: readonly (string | Uint8Array)[], { headers = {}, read = { pieces: 0 } }: Source = {}): HttpRequest {
  async function* body() {
    for (const piece of pieces) {
      read.pieces++
      yield Buffer.from(piece)
    }
  }
  return { method: 'POST', url: '/', header: (name) => headers[name], body: body() }
}

const gzip = { 'content-encoding': 'gzip' }

describe('bodies that are read', () => {
  it('come in pieces that cut characters', async () => {
    const bytes = Buffer.from('{"name":"语言"}')
    expect(await readJson(request([...bytes].map((byte) => Uint8Array.of(byte))), 100)).toEqual({ name: '语言' })
  })

  it('may begin with a byte order mark', async () => {
    expect(await readJson(request(['\ufeff[1]']), 100)).toEqual([1])
  })

  it('keep __proto__ as a plain key', async () => {
    const value = await readJson(request(['{"__proto__":{"admin":true}}']), 100)
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
    expect(Object(value).admin).toBeUndefined()
  })

  it('may be exactly as long and as deep as is allowed', async () => {
    expect(await readJson(request(['"aaa"']), 5)).toBe('aaa')
    expect(await readJson(request(['['.repeat(64) + ']'.repeat(64)]), 1000)).toBeDefined()
  })

  it('are unpacked when they are gzip', async () => {
    for (const encoding of ['gzip', 'GZIP', 'x-gzip']) {
      const packed = request([gzipSync('{"a":1}')], { headers: { 'content-encoding': encoding } })
      expect(await readJson(packed, 100)).toEqual({ a: 1 })
    }
  })
})

describe('bodies that are refused', () => {
  it.each([
    ['nothing', request([]), 'The body is empty; send JSON'],
    ['no body at all', { method: 'POST', url: '/', header: () => undefined }, 'The body is empty; send JSON'],
    ['broken JSON', request(['{"password":"hunter2"']), 'The body is not JSON'],
    ['two values', request(['{}{}']), 'The body is not JSON'],
    ['NaN', request(['NaN']), 'The body is not JSON'],
    ['bad UTF-8', request([Uint8Array.of(0x22, 0xff, 0x22)]), 'The body is not UTF-8'],
    ['cut UTF-8', request([Uint8Array.of(0x22, 0xe8, 0xaf, 0x22)]), 'The body is not UTF-8'],
    ['depth 65', request(['['.repeat(65) + ']'.repeat(65)]), 'The body is nested deeper than 64 levels'],
    ['a megabyte of brackets', request(['['.repeat(1_000_000)]), 'The body is nested deeper than 64 levels'],
    [
      'an unknown encoding',
      request(['{}'], { headers: { 'content-encoding': 'br' } }),
      'The Content-Encoding is not supported: send gzip or none'
    ],
    ['what is no gzip', request(['{}'], { headers: gzip }), 'The body is not valid gzip'],
    ['cut gzip', request([gzipSync('{"a":1}').subarray(0, 15)], { headers: gzip }), 'The body is not valid gzip']
  ])('%s', async (_, broken, message) => {
    await expect(readJson(broken, 2_000_000)).rejects.toMatchObject({ name: 'BodyFault', message })
  })

  it('one byte too long, and not read further', async () => {
    const read = { pieces: 0 }
    const long = readJson(request(['"aaaa', '"', 'more', 'more'], { read }), 5)
    await expect(long).rejects.toMatchObject({ kind: 'too_large', details: { limitBytes: 5, actualBytes: 6, isUnread: true } })
    expect(read.pieces).toBe(2)
  })

  it('announced too long, and not read at all', async () => {
    const read = { pieces: 0 }
    const long = readJson(request(['{}'], { headers: { 'content-length': '6' }, read }), 5)
    await expect(long).rejects.toMatchObject({ kind: 'too_large', details: { limitBytes: 5, actualBytes: 6 } })
    expect(read.pieces).toBe(0)
  })

  it('unpacking to more than the limit, without being unpacked further', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readJson(request([bomb], { headers: gzip }), 100_000)).rejects.toMatchObject({ kind: 'too_large' })
  })

  it('broken off by the sender', async () => {
    async function* body() {
      yield Buffer.from('{')
      throw new Error('ECONNRESET')
    }
    const broken: HttpRequest = { method: 'POST', url: '/', header: () => undefined, body: body() }
    await expect(readJson(broken, 100)).rejects.toMatchObject({ message: 'The body broke off' })
  })
})
