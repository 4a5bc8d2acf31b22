import { describe, expect, it } from 'vitest'
import { createRapport, type TrustProxy } from '../index.js'
import { memoryStore } from '../storage/memory/memory-store.js'

const addressOf = (trustProxy: TrustProxy | undefined, peer: string | undefined, forwardedFor?: string) =>
  createRapport({ store: memoryStore(), ...(trustProxy !== undefined && { trustProxy }) }).clientAddress({ peer, forwardedFor })

describe('the address that a request came from', () => {
  it("is the connection's own, whatever the header says, unless proxies are trusted", () => {
    expect(addressOf(undefined, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(addressOf(0, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(addressOf([], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(addressOf(undefined, undefined, '198.51.100.1')).toBe('')
  })

  it('is read from the right, as many entries as there are proxies', () => {
    expect(addressOf(1, '10.0.0.1', 'spoofed, 6.6.6.6, 198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf(2, '10.0.0.1', '6.6.6.6, 198.51.100.1,10.0.0.2')).toBe('198.51.100.1')
    // Fewer entries than proxies: the farthest that is known.
    expect(addressOf(2, '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf(3, '10.0.0.1')).toBe('10.0.0.1')
    // A framework that does not tell the connection's address.
    expect(addressOf(1, undefined, '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1')
  })

  it('is the first from the right that no trusted proxy has', () => {
    const trusted = ['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1']
    expect(addressOf(trusted, '10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
    expect(addressOf(trusted, '2001:db8:ffff::1', '198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf(trusted, '::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf(['::ffff:10.0.0.0/104'], '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
    // Somebody who reaches the server past the proxies is believed nothing.
    expect(addressOf(trusted, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(addressOf(trusted, '11.0.0.1', '198.51.100.1')).toBe('11.0.0.1')
    expect(addressOf(trusted, undefined, '198.51.100.1')).toBe('')
    // All of it is proxies: the farthest.
    expect(addressOf(trusted, '10.0.0.1', '10.0.0.3, 10.0.0.2')).toBe('10.0.0.3')
  })

  it('stops at what is no address', () => {
    for (const nothing of ['unknown', '', 'a.b.c.d', '1.2.3', '1.2.3.4.5', '999.1.1.1', '_hidden', '[::1', '1.2.3.4:x'])
      expect(addressOf(1, '10.0.0.1', `6.6.6.6, ${nothing}`)).toBe('10.0.0.1')
    expect(addressOf(2, '10.0.0.1', '6.6.6.6, unknown, 10.0.0.2')).toBe('10.0.0.2')
  })

  it('is the same in every notation', () => {
    expect(addressOf(1, '10.0.0.1', '198.51.100.1:51234')).toBe('198.51.100.1')
    expect(addressOf(1, '10.0.0.1', '[2001:DB8:0:0::1]:443')).toBe('2001:db8::1')
    expect(addressOf(1, '10.0.0.1', '[2001:db8::1]')).toBe('2001:db8::1')
    expect(addressOf(1, '10.0.0.1', '2001:0db8:0000::0001')).toBe('2001:db8::1')
    expect(addressOf(0, '::ffff:198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf(0, '0:0:0:0:0:ffff:c633:6401')).toBe('198.51.100.1')
    expect(addressOf(0, 'fe80::1%eth0')).toBe('fe80::1')
  })
})

describe('trustProxy', () => {
  it.each([true, false, -1, 1.5, Number.NaN, '10.0.0.1', {}, null, 1000] as unknown[])('takes no %s', (wrong) => {
    const options = { store: memoryStore(), trustProxy: wrong as number }
    expect(() => createRapport(options)).toThrow(/^trustProxy must be the number of proxies/)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '/8', '', '1', 5] as unknown[])(
    'takes no list with %s',
    (wrong) => {
      const options = { store: memoryStore(), trustProxy: ['127.0.0.1', wrong as string] }
      expect(() => createRapport(options)).toThrow(/^trustProxy: .* is not an address or network/)
    }
  )
})
