import type { Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { classifyFireflies } from './classify.js'
import { graphql } from './graphql.js'
import { transcriptsStream } from './transcripts.js'
import { usersStream } from './users.js'
import { firefliesWebhook } from './webhook.js'

/** The limit of the larger plans, 50 a minute of the 60 allowed. The small plan's 50 a day are not kept apart: over them, the vendor says when to come back. */
const requestsPerSecond = 50 / 60

/**
 * Transcripts of meetings in Fireflies, sentence by sentence, and who takes part; its users as members. Connected by an API key. Its webhooks are set up
 * by each user: `workspace.integrations.webhook('fireflies', { secret })` gives their address.
 *
 * @example fireflies({ everySeconds: 7200 })
 */
export function fireflies(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'fireflies',
    descriptor: catalogue.fireflies,
    options,
    auth: [{ kind: 'fields', fields: ['apiKey'], label: 'API key' }],
    baseUrl: () => options.baseUrl ?? 'https://api.fireflies.ai',
    headers: (credential) => ({ authorization: `Bearer ${credential.kind === 'fields' ? (credential.fields.apiKey ?? '') : ''}` }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    async check(request) {
      const { body } = await request(graphql('{ user { user_id email name } }'))
      const user = fieldsAt(fieldsOf(body), 'data', 'user')
      return { id: requiredText(user, 'user_id'), name: textOf(user?.name) ?? textOf(user?.email) ?? null }
    },
    classify: classifyFireflies,
    limits:
      'Small plans allow 50 requests a day. Above that, Fireflies says when to come back. Rapport waits until then, and goes on where it was.',
    streams: [usersStream, transcriptsStream],
    webhook: firefliesWebhook
  })
}
