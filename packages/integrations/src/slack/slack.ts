import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { slackAuth } from './auth.js'
import { slackChannel } from './channel.js'
import { channelsStream } from './channels.js'
import { checkSlack } from './check.js'
import { classifySlack } from './classify.js'
import { messagesStream } from './messages.js'
import { slackRate } from './methods.js'
import { usersStream } from './users.js'
import { slackWebhook } from './webhook.js'

/**
 * A Slack workspace: conversations of its channels in which people from outside take part, and channels that messages are sent to. Connected by signing
 * in, with the `clientId` and `clientSecret` of a Slack app. An app that may only send does that; its streams are `skipped`.
 *
 * @example slack({ clientId, clientSecret, webhookSecret, channels: { 'ext-acme': 'acme' } })
 */
export function slack(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'slack',
    descriptor: catalogue.slack,
    options,
    auth: slackAuth(options),
    baseUrl: () => options.baseUrl ?? 'https://slack.com',
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? 20,
    check: checkSlack,
    classify: classifySlack,
    streams: [usersStream, channelsStream(options), messagesStream(options)],
    rate: slackRate,
    permissions:
      '`channels:history` and `groups:history` read messages of the public and private channels that the app was invited to. `users:read` with `users:read.email` tell who wrote them. `team:read` tells your own domains. With a history scope, Rapport looks for a message whose answer was lost before it sends the message again. Without one, the message is shown as unknown, and not sent again.',
    limits:
      'Slack allows 20 to 100 requests a minute of each method. Apps that are sold outside of its marketplace get 15 messages once a minute. Rapport keeps to both, and waits as long as `Retry-After` says. The first reading goes back a year.',
    channel: slackChannel,
    webhook: slackWebhook
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
