import { catalogue } from '../../packages/core/src/providers/descriptors/catalogue.js'
import type { Provider, Stream } from '../../packages/core/src/providers/provider.js'

const pages = { next: () => null, records: () => [] }
const walk = { ...pages, first: () => ({ path: '/all' }) }
const common = { map: () => [], recordId: () => undefined }

const streams: Stream[] = [
  { ...common, name: 'all', summary: 'Everything', becomes: 'an account', everySeconds: 21_600, walk, deletes: 'absence' },
  {
    ...common,
    name: 'changed',
    summary: 'What is new',
    everySeconds: 60,
    deletes: 'said',
    gone: 'never',
    changes: { ...pages, kind: 'window', lookbackSeconds: 2 * 86_400, settleSeconds: 0, first: () => ({ path: '/new' }) }
  },
  {
    ...common,
    name: 'walked',
    summary: 'Both',
    everySeconds: 90,
    deletes: 'said',
    walk,
    changes: { ...pages, kind: 'feed', start: async () => '', place: () => '', first: () => ({ path: '/feed' }) }
  }
]

const provider: Provider = {
  id: 'pylon',
  descriptor: catalogue.pylon,
  options: {},
  auth: [
    {
      kind: 'oauth',
      authorizeUrl: 'https://vendor.test/authorize',
      tokenUrl: 'https://vendor.test/token',
      scopes: ['read', 'write'],
      requiredScopes: ['read'],
      clientId: 'id',
      clientSecret: 'secret',
      clientAuth: 'body',
      pkce: false
    }
  ],
  baseUrl: () => 'https://vendor.test',
  headers: () => ({}),
  requestsPerSecond: 0.5,
  check: async () => ({ id: 'account', name: null }),
  streams,
  limits: 'And 1,000 a day.'
}

/** A connector that has a stream of every kind. */
export const fixtureIntegrations: readonly Provider[] = [provider]
