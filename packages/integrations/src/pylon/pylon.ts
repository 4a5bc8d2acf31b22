import type { ApiRequest, Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { accountsStream } from './accounts.js'
import { classifyPylon } from './classify.js'
import { contactsStream } from './contacts.js'
import { issuesStream } from './issues.js'
import { baseUrlOf, checkPylon } from './region.js'
import { usersStream } from './users.js'

/** Pylon's least limit is 20 a minute of each kind of requests: never more are made in any minute. */
const perMinute = 12
const atOnce = 8

/**
 * A Pylon organization: accounts, contacts, and issues with their messages; its users as members. Connected by an API token, in either of Pylon's regions.
 *
 * @example pylon({ customerIdProperty: 'workspace_id' })
 */
export function pylon(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'pylon',
    descriptor: catalogue.pylon,
    options,
    auth: [{ kind: 'fields', fields: ['apiToken'], label: 'API token' }],
    baseUrl: (credential, request) => baseUrlOf(options, credential, request),
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? 5,
    rate: (request) => ({ name: kindOf(request), perMinute, atOnce }),
    check: (request) => checkPylon(options, request),
    classify: classifyPylon,
    permissions: 'An admin makes the token. It may read and change everything of the organization. Rapport only reads.',
    limits:
      'Pylon allows at least 20 requests a minute of each kind. Rapport keeps to that, and waits as long as `Retry-After` says. The messages of each issue are a request. So the first reading of 1,000 issues takes about an hour and a half. It goes back a year, and further as long as each month has issues.',
    streams: [usersStream, accountsStream(options), contactsStream, issuesStream]
  })
}

/** Limits are of an address, whichever issue it is about. */
const kindOf = ({ path }: ApiRequest) => path.replace(/^https:\/\/[^/]+/, '').replace(/^\/issues\/(?!search$)[^/]+/, '/issues/{id}')

function tokenOf(credential: Credential): string {
  return credential.kind === 'fields' ? (credential.fields.apiToken ?? '') : ''
}
