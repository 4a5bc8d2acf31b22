import type { Credential, Provider, ProviderOptions } from '@rapport/core'
import { defineProvider } from '../define-provider.js'
import { slackAuth } from './auth.js'
import { channelsStream } from './channels.js'
import { checkSlack } from './check.js'
import { classifySlack } from './classify.js'
import { messagesStream } from './messages.js'
import { slackRate } from './methods.js'
import { slackSending } from './sending.js'
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
    options,
    auth: slackAuth(options),
    baseUrl: () => options.baseUrl ?? 'https://slack.com',
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? 20,
    check: checkSlack,
    classify: classifySlack,
    streams: [usersStream, channelsStream(options), messagesStream(options)],
    rate: slackRate,
    sending: slackSending,
    webhook: slackWebhook
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
