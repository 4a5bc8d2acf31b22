import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { CredentialRefused, catalogue, defineProvider } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'
import { eventsStream } from './events.js'
import { groupsStream } from './groups.js'
import { personsStream } from './persons.js'
import { queryFor, rowsOf } from './query.js'

const hosts = { us: 'https://us.posthog.com', eu: 'https://eu.posthog.com' }

/**
 * Events, persons and groups of a PostHog project: what people do in the product, as moments of them and of the account that their group is. Connected by a
 * personal API key. `baseUrl` is the address of a PostHog of your own.
 *
 * @example posthog({ baseUrl: 'https://posthog.example.com' })
 */
export function posthog(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'posthog',
    descriptor: catalogue.posthog,
    options,
    auth: [{ kind: 'fields', fields: ['apiKey', 'region', 'projectId'], label: 'Personal API key' }],
    baseUrl: (credential) => {
      const host = options.baseUrl ?? hosts[fieldOf(credential, 'region') === 'eu' ? 'eu' : 'us']
      return `${host.replace(/\/+$/, '')}/api/projects/${encodeURIComponent(fieldOf(credential, 'projectId'))}`
    },
    headers: (credential) => ({ authorization: `Bearer ${fieldOf(credential, 'apiKey')}` }),
    requestsPerSecond: options.requestsPerSecond ?? 2,
    // 120 in an hour: 20 at once, and 100 more while it lasts.
    rate: () => ({ name: 'query', perMinute: 100 / 60, atOnce: 20 }),
    async check(request, credential) {
      rowsOf(await request(queryFor('SELECT 1')))
      const id = textOf(fieldOf(credential, 'projectId'))
      if (id === undefined) throw new CredentialRefused('Give the id of the project')
      return { id, name: null }
    },
    permissions:
      'The key needs the scope `query:read`. It also needs `group:read` where groups are customers. Without `group:read`, the first kind of groups counts.',
    limits: 'PostHog allows 120 queries an hour. Rapport makes 100, of 5,000 events each, and waits as long as `Retry-After` says.',
    streams: [groupsStream, personsStream, eventsStream]
  })
}

function fieldOf(credential: Credential, name: string): string {
  return credential.kind === 'fields' ? (credential.fields[name] ?? '') : ''
}
