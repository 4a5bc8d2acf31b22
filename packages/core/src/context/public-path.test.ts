import { describe, expect, it } from 'vitest'
import { publicPathBehind } from './public-path.js'

const pathOf = (options: Partial<Parameters<typeof publicPathBehind>[0]>, forwardedPrefix?: string, peer = '10.0.0.1') =>
  publicPathBehind({ trustProxy: undefined, publicUrl: undefined, basePath: '', ...options })({ peer, forwardedPrefix })

describe('the path at which browsers reach the routes', () => {
  it('is that of the public URL and the base path', () => {
    expect(pathOf({})).toBe('')
    expect(pathOf({ publicUrl: 'https://rapport.test', basePath: '/base' })).toBe('/base')
    expect(pathOf({ publicUrl: 'https://rapport.test/outer/', basePath: '/base' })).toBe('/outer/base')
  })

  it('begins with what a trusted proxy says that it took off', () => {
    const publicUrl = 'https://rapport.test/outer'
    expect(pathOf({ publicUrl, trustProxy: 1 }, '/other/', '')).toBe('/other')
    expect(pathOf({ publicUrl, trustProxy: ['10.0.0.0/8'], basePath: '/base' }, '/a, /b')).toBe('/a/b/base')
    expect(pathOf({ publicUrl, trustProxy: 1 }, '/')).toBe('')
    expect(pathOf({ publicUrl, trustProxy: 1 })).toBe('/outer')
  })

  it('heeds nobody else, and nothing that is no path', () => {
    const publicUrl = 'https://rapport.test/outer'
    expect(pathOf({ publicUrl }, '/other')).toBe('/outer')
    expect(pathOf({ publicUrl, trustProxy: ['10.0.0.0/8'] }, '/other', '192.0.2.1')).toBe('/outer')
    for (const wrong of ['other', '//evil.example', '/a"b', '/a/../b', 'https://evil.example', `/${'a'.repeat(300)}`])
      expect(pathOf({ publicUrl, trustProxy: 1 }, wrong)).toBe('/outer')
  })
})
