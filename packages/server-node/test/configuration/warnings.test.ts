import { type IncomingMessage, ServerResponse } from 'node:http'
import type { LogLine } from '@rapport/core/testing'
import { recordingLogger } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { addressWarnings } from '../../src/configuration/address-warnings.js'
import { textLogger } from '../../src/configuration/text-logger.js'
import { withHostWarnings } from '../../src/host-warnings.js'

it('an address that links must not begin with is named in words', () => {
  expect(addressWarnings({ publicUrl: 'https://rapport.example.com/outer', basePath: '/base' })).toEqual([])
  expect(addressWarnings({})).toEqual([expect.stringContaining('No public URL is set')])
  expect(addressWarnings({ publicUrl: 'http://localhost:4477' })).toEqual([
    expect.stringContaining('can only be reached from this machine')
  ])
  expect(addressWarnings({ publicUrl: 'https://x.test/base', basePath: '/base' })).toEqual([
    expect.stringContaining('links begin with https://x.test/base/base')
  ])
})

it('a console that is opened at another host than the public one is named once', () => {
  const logger = recordingLogger()
  let passed = 0
  const listener = withHostWarnings(() => passed++, { publicUrl: 'https://rapport.test', basePath: '' }, logger)
  const ask = (host: string, url = '/console', mode = 'navigate') => {
    const message = { url, headers: { host, 'sec-fetch-mode': mode } } as unknown as IncomingMessage
    listener(message, new ServerResponse(message))
  }
  for (const host of ['rapport.test', 'localhost:4477', '127.0.0.1', '[::1]:1', 'other.test', 'other.test']) ask(host)
  ask('api.test', '/api/tools/call')
  ask('script.test', '/console', 'cors')
  for (let n = 0; n < 50; n++) ask(`made-up-${n}.test`)
  expect(passed).toBe(58)
  const words = logger.lines.map(({ message }: LogLine) => message)
  expect(words).toHaveLength(5)
  expect(words[0]).toMatch(/^A browser opened the console at the host "other.test", but the public URL is https:\/\/rapport.test\./)
})

it('log lines for people stand in one line each', () => {
  const lines: string[] = []
  const logger = textLogger('warn', (line) => lines.push(line))
  logger.info('Nothing of interest')
  logger.warn('Slow\nquery', { requestId: 'r1', words: 'two words', none: undefined, error: new Error('broken') })
  logger.warn('Red \u001b[31m', { path: '/\u001b[2J', words: 'a \u009b31m', list: ['\u009b'] })
  const loop: Record<string, unknown> = {}
  logger.error('Odd', { loop: Object.assign(loop, { loop }) })
  expect(lines).toEqual([
    expect.stringMatching(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d WARN {2}Slow \| query {2}requestId=r1 {2}words="two words" {2}error=Error: broken \| at .*\n$/
    ),
    expect.stringMatching(/WARN {2}Red {2}\[31m {2}path="\/\\u001b\[2J" {2}words="a {2}31m" {2}list=\[" "\]\n$/),
    expect.stringMatching(/ERROR Odd {2}loop=\(not shown\)\n$/)
  ])
})
