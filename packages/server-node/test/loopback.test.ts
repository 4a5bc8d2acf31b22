import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isLoopback } from '../src/loopback.js'

const from = (remoteAddress: string | undefined, host = 'localhost:4477') =>
  isLoopback({ socket: { remoteAddress }, headers: { host } } as IncomingMessage)

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('a connection from %s is from this machine', (address) => {
  expect(from(address)).toBe(true)
})

test.each(['10.0.0.1', '203.0.113.127', '::2', '::ffff:10.0.0.1', '1127.0.0.1', '::1:2', undefined])(
  'a connection from %s is not',
  (address) => {
    expect(from(address)).toBe(false)
  }
)

test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4477', '[::1]:4477'])('a Host of %s means this machine', (host) => {
  expect(from('127.0.0.1', host)).toBe(true)
})

test.each(['', 'evil.example', '127.0.0.1.evil.example', 'localhost:80:90', 'localhost:x', '[::1'])('a Host of "%s" does not', (host) => {
  expect(from('127.0.0.1', host)).toBe(false)
})
