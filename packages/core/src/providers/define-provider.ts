import type { Provider, Stream } from './provider.js'

/**
 * A connector: data and pure functions, as `Provider` describes them. Passed to `createRapport({ providers })`, it is
 * everything that a provider needs. Rapport lists, connects, reads, sends to and disconnects it, and takes its
 * webhooks, as with those of `@rapport/integrations`.
 *
 * @example
 * const acme = defineProvider({
 *   id: 'acme-crm',
 *   descriptor: { name: 'Acme CRM', category: 'crm', authType: 'api_key', setupMode: 'human_controlled', needsClient: false,
 *     fields: [secretField('apiKey', 'API key', 'Find it in Acme under Settings.')], configuration: null, isPersonal: false,
 *     reads: 'Companies.', leaves: 'Nothing is written there.', precedence: 25 },
 *   options: {},
 *   auth: [{ kind: 'fields', fields: ['apiKey'], label: 'API key' }],
 *   baseUrl: () => 'https://api.acme.example',
 *   headers: (credential) => ({ authorization: `Bearer ${credential.kind === 'fields' ? credential.fields.apiKey : ''}` }),
 *   requestsPerSecond: 5,
 *   check: async (request) => accountOf(await request({ path: '/me' })),
 *   streams: [companies]
 * })
 * await createRapport({ secret, publicUrl, providers: [...allProviders(), acme] })
 */
export function defineProvider(provider: Provider): Provider {
  return provider
}

/**
 * One kind of records of a connector.
 *
 * @example
 * const companies = defineStream({ name: 'companies', summary: 'Companies.', everySeconds: 600, deletes: 'absence',
 *   walk: { first: () => ({ path: '/companies' }), next: () => null, records: ({ body }) => listOf(body) },
 *   map: (record, { startedAt }) => [{ kind: 'account', id: idOf(record), at: startedAt, name: nameOf(record) }], recordId: idOf })
 */
export function defineStream(stream: Stream): Stream {
  return stream
}
