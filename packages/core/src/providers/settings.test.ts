import { expect, it } from 'vitest'
import { fakeProvider } from '../testing/integrations/fake-provider.js'
import type { DeliveryChannel } from './delivery-channel.js'
import { catalogue, providerIds } from './descriptors/catalogue.js'
import type { Provider, ProviderOptions } from './provider.js'
import { type IntegrationOptions, readIntegrations } from './settings.js'

const secret = 's'.repeat(32)
const provider = (options: object) => fakeProvider({ baseUrl: 'https://fake.example' }, { options: options as ProviderOptions })
const own = (more: Partial<Provider>): IntegrationOptions => ({ providers: [{ ...provider({}), id: 'acme-crm', ...more }] })
const described = (more: object) => own({ descriptor: { ...catalogue.pylon, ...more } })
const channel: DeliveryChannel = {
  minIntervalMs: 0,
  check: async () => ({ kind: 'open' }),
  post: () => ({ path: '/' }),
  read: () => ({ kind: 'posted', id: '1' }),
  find: async () => ({ kind: 'absent' })
}
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
  expect(readIntegrations({})).toMatchObject({ secret: undefined, publicUrl: undefined, providers: new Map() })
})

it('describes the providers of the catalogue, then those of the host', () => {
  const { descriptors } = readIntegrations(own({}))
  expect([...descriptors.keys()]).toEqual([...providerIds, 'acme-crm'])
  expect(descriptors.get('acme-crm')).toEqual({ id: 'acme-crm', ...catalogue.pylon })
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
  [withOptions({ calendars: 'team' }), /^providers.pylon.calendars must be a list of ids/],
  [withOptions({ calendars: ['team', 'team'] }), /^providers.pylon.calendars must be a list of ids of calendars, each once/],
  [withOptions({ organizationIsCustomer: 'yes' }), /^providers.pylon.organizationIsCustomer must be true or false/],
  [withOptions({ webhooksecret: 'x' }), /webhookSecret/],
  [{ providers: [provider({}), provider({})] }, /^providers: pylon is given twice/],
  ...['', 'Acme', 'acme_crm', '-acme', 'acme-', 'a--b', '1acme', 'acme crm', 'a'.repeat(41)].map((id): [IntegrationOptions, RegExp] => [
    own({ id }),
    /is not a valid id of a provider. Use at most 40 lower case letters, digits and dashes/
  ]),
  [{ providers: [...(own({}).providers ?? []), ...(own({}).providers ?? [])] }, /^providers: acme-crm is given twice/],
  [described({ category: 'weather' }), /^providers\.acme-crm\.descriptor\.category must be one of crm/],
  [described({ name: undefined }), /^providers\.acme-crm\.descriptor\.name/],
  [described({ fields: [{ ...catalogue.stripe.fields[0], pattern: '(' }] }), /fields\.apiKey\.pattern must be a regular expression/],
  [own({ channel }), /^providers\.acme-crm\.descriptor\.channel must say how a channel is named/],
  [{ providers: [{ ...provider({}), descriptor: catalogue.stripe }] }, /^providers\.pylon\.descriptor must be that of the catalogue/]
])('refuses %j', (options, words) => {
  expect(() => readIntegrations(options)).toThrow(words)
})
