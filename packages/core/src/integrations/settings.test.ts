import { expect, it } from 'vitest'
import { fakeProvider } from '../testing/integrations/fake-provider.js'
import type { ProviderOptions } from './provider.js'
import { type IntegrationOptions, readIntegrations } from './settings.js'

const secret = 's'.repeat(32)
const provider = (options: object) => fakeProvider({ baseUrl: 'https://fake.example' }, { options: options as ProviderOptions })
const withOptions = (options: object): IntegrationOptions => ({ providers: [provider(options)] })

it('reads secrets, and addresses without a slash at the end', () => {
  const read = readIntegrations({
    secret: { current: secret, previous: secret },
    publicUrl: 'https://us.test/base/',
    providers: [provider({})]
  })
  expect(read).toMatchObject({ secret: { current: secret, previous: secret }, publicUrl: 'https://us.test/base' })
  expect([...read.providers.keys()]).toEqual(['pylon'])
  for (const publicUrl of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])
    expect(readIntegrations({ publicUrl })).toMatchObject({ publicUrl })
  expect(readIntegrations({})).toEqual({ secret: undefined, publicUrl: undefined, providers: new Map() })
})

it.each<[IntegrationOptions, RegExp]>([
  [{ secret: 'short' }, /^secret must be a text of at least 32 characters/],
  [{ secret: { current: secret, previous: 'short' } }, /^secret must be a text of at least 32 characters/],
  ...[
    'us.test',
    'http://us.test',
    'ftp://us.test',
    'https://us.test/?a=1',
    'https://us.test/#a',
    'https://a@us.test',
    'https://:b@us.test'
  ].map((publicUrl): [IntegrationOptions, RegExp] => [{ publicUrl }, /^publicUrl must be an https address/]),
  ...['baseUrl', 'authorizeUrl', 'tokenUrl'].flatMap((name) =>
    ['http://10.0.0.1', 'http://localhost.evil.test', 'javascript:alert(1)', 'https://user:pw@vendor.test', 'vendor.test'].map(
      (address): [IntegrationOptions, RegExp] => [
        withOptions({ [name]: address }),
        new RegExp(`^providers.pylon.${name} must be an https address`)
      ]
    )
  ),
  [withOptions({ requestsPerSecond: 0 }), /^providers.pylon.requestsPerSecond must be a number above 0/],
  [withOptions({ everySeconds: Number.NaN }), /^providers.pylon.everySeconds must be a number above 0/],
  [withOptions({ accounts: 'known' }), /^providers.pylon.accounts must be "all" or "linked"/],
  [withOptions({ channels: [''] }), /^providers.pylon.channels must be a list of channels/],
  [withOptions({ webhooksecret: 'x' }), /webhookSecret/],
  [{ providers: [provider({}), provider({})] }, /^providers: pylon is given twice/],
  [{ providers: [{ ...provider({}), id: 'nobody' as 'pylon' }] }, /^providers: "nobody" is no provider/]
])('refuses %j', (options, words) => {
  expect(() => readIntegrations(options)).toThrow(words)
})
