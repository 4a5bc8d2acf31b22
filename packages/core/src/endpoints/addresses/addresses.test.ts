import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { guardedLookup } from './guarded-lookup.js'
import { isPrivateAddress, namesPrivateAddress } from './private-addresses.js'

describe('addresses', () => {
  it('are private unless the public internet routes them', () => {
    const own = [
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      'no address'
    ]
    expect(own.filter((address) => !isPrivateAddress(address))).toEqual([])
    const open = ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1']
    expect(open.filter(isPrivateAddress)).toEqual([])
  })

  it('are private by a name that says so', () => {
    const own = [
      'https://localhost',
      'https://LOCALHOST.',
      'https://a.local',
      'https://db.internal',
      'https://intranet',
      'https://127.1',
      'https://[::1]'
    ]
    expect(own.filter((url) => !namesPrivateAddress(new URL(url)))).toEqual([])
    expect(namesPrivateAddress(new URL('https://hooks.example.com'))).toBe(false)
  })
})

describe('a name', () => {
  const lookedUp = (addresses: LookupAddress[], all: boolean) =>
    new Promise((resolve) => {
      const look = guardedLookup((_, __, found) => found(null, addresses))
      look('hooks.example.com', { all }, (error, ...found) => resolve(error ? Object(error).code : found))
    })

  it('is refused where it leads to a private address, also beside a public one', async () => {
    const open = { address: '8.8.8.8', family: 4 }
    const own = { address: '10.0.0.1', family: 4 }
    for (const all of [true, false]) {
      for (const addresses of [[own], [open, own], [{ address: '::1', family: 6 }], []])
        expect(await lookedUp(addresses, all)).toBe('EPRIVATE')
    }
    expect(await lookedUp([open], true)).toEqual([[open]])
    expect(await lookedUp([open], false)).toEqual(['8.8.8.8', 4])
  })

  it('that is not known is an error', async () => {
    const look = guardedLookup((_, __, found) => found(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []))
    const error = await new Promise((resolve) => look('nobody.example.com', {}, resolve))
    expect(error).toMatchObject({ code: 'ENOTFOUND' })
  })
})
