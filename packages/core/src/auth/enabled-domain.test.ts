import { describe, expect, it } from 'vitest'
import { isEnabledOrigin, readDomain } from './enabled-domain.js'

describe('domains', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    [' HTTPS://App.Example.com/ ', 'https://app.example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['http://example.com:8080', 'http://example.com:8080'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://*.Example.com:8443/', 'https://*.example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost', 'http://localhost'],
    ['localhost', 'localhost'],
    ['http://[::1]', 'http://[::1]'],
    ['null', 'null'],
    ['capacitor://localhost', 'capacitor://localhost']
  ])('%s is kept as %s', (text, kept) => {
    expect(readDomain(text)).toBe(kept)
  })

  it.each([
    'example.com',
    '*',
    'https://*',
    'https://*.com',
    'https://a.*.example.com',
    'https://*example.com',
    'https://example.com/path',
    'https://example.com?x',
    'https://user@example.com',
    'https://exa mple.com',
    'https://',
    '',
    'javascript:alert(1)',
    7,
    null
  ])('%s is refused with the forms that are taken', (text) => {
    expect(() => readDomain(text)).toThrow('an origin such as https://app.example.com')
  })
})

describe('origins', () => {
  const domains = ['https://app.example.com', 'https://*.shop.test', 'http://localhost', '127.0.0.1', 'http://dev.test:3000'].map(
    readDomain
  )

  it.each([
    'https://app.example.com',
    'https://APP.example.com',
    'https://a.shop.test',
    'https://a.b.shop.test',
    'http://localhost',
    'http://localhost:5173',
    'http://127.0.0.1:8080',
    'https://127.0.0.1',
    'http://dev.test:3000'
  ])('%s is enabled', (origin) => {
    expect(isEnabledOrigin(origin, domains)).toBe(true)
  })

  it.each([
    'http://app.example.com',
    'https://app.example.com:444',
    'https://app.example.com.evil.test',
    'https://evil.test/https://app.example.com',
    'https://evilapp.example.com',
    'https://shop.test',
    'https://ashop.test',
    'https://a.shop.test:8443',
    'https://*.shop.test',
    'https://localhost:5173',
    'http://localhost.evil.test',
    'http://127.0.0.10',
    'http://[::1]:3000',
    'http://dev.test',
    'http://dev.test:3001',
    'null',
    ''
  ])('%s is foreign', (origin) => {
    expect(isEnabledOrigin(origin, domains)).toBe(false)
  })

  it('null is enabled only when it is listed', () => {
    expect(isEnabledOrigin('null', ['null'])).toBe(true)
  })
})
