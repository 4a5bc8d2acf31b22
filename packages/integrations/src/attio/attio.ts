import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { attioAuth } from './auth.js'
import { checkAttio } from './check.js'
import { classifyAttio } from './classify.js'
import { companiesStream } from './companies.js'
import { dealsStream } from './deals.js'
import { meetingsStream } from './meetings.js'
import { membersStream } from './members.js'
import { notesStream } from './notes.js'
import { peopleStream } from './people.js'
import { readPipelines } from './stages.js'
import { tasksStream } from './tasks.js'
import { attioWebhook } from './webhook.js'

/** Attio allows 100 readings in a second, and says that it may allow fewer. */
const requestsPerSecond = 20

/**
 * A workspace of Attio: members, companies, people, deals, notes, tasks and meetings. Connected by signing in, with the `clientId` and `clientSecret` of
 * an app of Attio's.
 *
 * @example attio({ clientId, clientSecret, customerIdProperty: 'workspace_id' })
 */
export function attio(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'attio',
    descriptor: catalogue.attio,
    options,
    auth: attioAuth(options),
    baseUrl: () => options.baseUrl ?? 'https://api.attio.com',
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    check: checkAttio,
    classify: classifyAttio,
    permissions:
      'Tick these permissions for the app: `record_permission:read`, `object_configuration:read`, `user_management:read`, `note:read`, `task:read` and `meeting:read`. Rapport leaves out what is missing.',
    limits: 'Attio allows 100 readings a second. Rapport waits until the date that `Retry-After` names.',
    streams: [membersStream, companiesStream(options), peopleStream, dealsStream, notesStream, tasksStream, meetingsStream],
    mapping: { kind: 'crm_mapping', pipelines: readPipelines },
    webhook: attioWebhook
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
