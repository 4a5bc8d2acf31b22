import { expect, test } from 'vitest'
import { fakeProvider } from '../testing/integrations/fake-provider.js'
import type { ProviderOptions } from './provider.js'
import { readIntegrations } from './settings.js'

const service = { baseUrl: 'https://fake.example/api' }
const reading = (options: object) => () => readIntegrations({ providers: [fakeProvider(service, { options: options as ProviderOptions })] })

test.each([
  [{ accounts: 'known' }, 'providers.pylon.accounts must be "all" or "linked"'],
  [{ acounts: 'linked' }, 'accounts'],
  [{ everySeconds: 0 }, 'providers.pylon.everySeconds must be a number above 0'],
  [{ requestsPerSecond: Number.NaN }, 'providers.pylon.requestsPerSecond must be a number above 0'],
  [{ baseUrl: 'http://fake.example' }, 'providers.pylon.baseUrl must be an https address'],
  [{ tokenUrl: 'fake.example' }, 'providers.pylon.tokenUrl must be an https address'],
  [{ channels: [''] }, 'providers.pylon.channels must be a list of channels']
])('an option that is wrong is named: %j', (options, message) => {
  expect(reading(options)).toThrow(message)
})

test('what is right is taken as it is', () => {
  const options = { accounts: 'linked', everySeconds: 60, baseUrl: 'http://127.0.0.1:1234', channels: { C1: 'acme', C2: null } }
  expect(reading(options)().providers.get('pylon')?.options).toEqual(options)
})
