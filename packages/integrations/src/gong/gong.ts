import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { gongAuth } from './auth.js'
import { callsStream } from './calls.js'
import { classifyGong } from './classify.js'
import { baseUrlOf, checkGong } from './company.js'
import { usersStream } from './users.js'

/** Gong allows 10,000 requests a day to all apps of a company: never more than 9,700 are made, however they are spread. */
const daily = { name: 'day', perMinute: 4, atOnce: 3_900 }

/**
 * Calls of a Gong company with people from outside, with their transcripts; its users as members. Connected by signing in, with the `clientId` and
 * `clientSecret` of an app of Gong's.
 *
 * @example gong({ clientId, clientSecret, everySeconds: 3600 })
 */
export function gong(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'gong',
    descriptor: catalogue.gong,
    options,
    auth: gongAuth(options),
    baseUrl: (credential) => baseUrlOf(options, credential),
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? 3,
    rate: () => daily,
    check: (request, credential) => checkGong(options, request, credential),
    classify: classifyGong,
    permissions:
      'A technical administrator of Gong signs in. `api:calls:read:extensive` reads calls with their people. `api:calls:read:transcript` reads what was said. `api:users:read` reads who the users are. Without transcripts, the brief stands for the call.',
    limits:
      'Gong allows a company three requests a second and 10,000 a day. Rapport keeps to both, and waits as long as `Retry-After` says. The first reading goes back a year.',
    streams: [usersStream, callsStream]
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
