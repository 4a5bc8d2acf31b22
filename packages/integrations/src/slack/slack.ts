import type { Credential, Provider, ProviderOptions } from '@rapport/core'
import { defineProvider } from '../define-provider.js'
import { slackAuth } from './auth.js'
import { checkSlack } from './check.js'
import { classifySlack } from './classify.js'
import { slackSending } from './sending.js'
import { slackWebhook } from './webhook.js'

/**
 * A Slack workspace that messages are sent to: its channels are destinations. Connected by signing in, with the `clientId` and `clientSecret` of a Slack
 * app. Nothing is read but the names of channels that are destinations.
 *
 * @example slack({ clientId, clientSecret, webhookSecret })
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
    streams: [],
    sending: slackSending,
    webhook: slackWebhook
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
