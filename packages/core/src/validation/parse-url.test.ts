import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.js'

const longHost = 'ü'.repeat(400)

it('reads URLs as browsers do', () => {
  expect(parseUrl('https://app.example.com/a?b#c')?.pathname).toBe('/a')
  expect(parseUrl('server://jobs/nightly')?.hostname).toBe('jobs')
  expect([parseUrl(''), parseUrl('/relative'), parseUrl('no url')]).toEqual([null, null, null])
})

it('reads long paths, queries and fragments', () => {
  for (const rest of ['/', '?', '#', '\\']) expect(parseUrl(`https://a.example${rest}${'x'.repeat(100_000)}`)?.hostname).toBe('a.example')
})

it.each(['https://', 'https:', 'https:/', 'https:\\\\', 'ht\ntps:/\t/', ' https://', 'data:'])(
  'does not parse hosts longer than any can be (%j)',
  (start) => {
    expect(parseUrl(`${start}${longHost}/path`)).toBeNull()
  }
)
