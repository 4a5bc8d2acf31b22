import type { ApiRequest, Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { CredentialRefused, catalogue, defineProvider } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'
import { classifyMixpanel } from './classify.js'
import { exportOf, exportPath } from './days.js'
import { eventsStream } from './events.js'
import { profilesStream } from './profiles.js'
import { sampleEvents } from './sample.js'

const day = 86_400_000

/** Exports come from other hosts than all else. */
const hosts = {
  us: { exports: 'https://data.mixpanel.com', queries: 'https://mixpanel.com' },
  eu: { exports: 'https://data-eu.mixpanel.com', queries: 'https://eu.mixpanel.com' },
  in: { exports: 'https://data-in.mixpanel.com', queries: 'https://in.mixpanel.com' }
}

/** Of each kind 60 are allowed in an hour: 10 at once, and 50 more while it lasts. */
const perHour = { perMinute: 50 / 60, atOnce: 10 }

/**
 * Events and profiles of a Mixpanel project: what people do in the product, as moments of them and of the account that a mapping names. Connected by a service
 * account.
 *
 * @example mixpanel({ counts: 'all' })
 */
export function mixpanel(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'mixpanel',
    descriptor: catalogue.mixpanel,
    options,
    auth: [{ kind: 'fields', fields: ['username', 'secret', 'projectId', 'region'], label: 'Service account' }],
    baseUrl: (credential, request) => options.baseUrl ?? hostOf(credential, request),
    headers: (credential) => ({ authorization: `Basic ${base64(`${fieldOf(credential, 'username')}:${fieldOf(credential, 'secret')}`)}` }),
    query: (credential) => ({ project_id: fieldOf(credential, 'projectId') }),
    requestsPerSecond: options.requestsPerSecond ?? 3,
    rate: ({ path }) => ({ name: path === exportPath ? 'export' : 'query', ...perHour }),
    async check(request, credential, now) {
      await request(exportOf(now - day, { limit: '1' }))
      const id = textOf(fieldOf(credential, 'projectId'))
      if (id === undefined) throw new CredentialRefused('Give the id of the project')
      return { id, name: null }
    },
    classify: classifyMixpanel,
    isCutShort: (line) => /^terminated early/i.test(line.trim()),
    permissions: 'The service account needs the role Consumer or Analyst in the project.',
    limits:
      'Mixpanel allows 60 exports and 60 queries an hour, and 3 a second. Rapport makes 50 an hour, so the first reading of 90 days takes about two hours. If you change the mapping, it holds for events that are read later. For projects made before 2023, Mixpanel tells times in the time zone of the project, and does not say which zone that is.',
    streams: [profilesStream, eventsStream],
    mapping: { kind: 'mixpanel_mapping', sample: sampleEvents }
  })
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

function fieldOf(credential: Credential, name: string): string {
  return credential.kind === 'fields' ? (credential.fields[name] ?? '') : ''
}

function hostOf(credential: Credential, request: ApiRequest | undefined): string {
  const region = fieldOf(credential, 'region')
  const { exports, queries } = hosts[region === 'eu' || region === 'in' ? region : 'us']
  return request === undefined || request.path === exportPath ? exports : queries
}
