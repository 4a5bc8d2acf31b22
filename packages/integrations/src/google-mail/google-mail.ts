import {
  type ApiRequest,
  type ApiResponse,
  type ConnectedAccount,
  CredentialRefused,
  catalogue,
  defineProvider,
  defineStream,
  type Provider,
  type ProviderOptions,
  type ResponseKind,
  type SendRequest
} from '@rapport/core/connector'
import { googleAuth, googleHeaders } from '../google/auth.js'
import { classifyGoogle } from '../google/classify.js'
import { fieldsOf, requiredText, textOf } from '../json-fields.js'
import { mailbox } from './mail-pages.js'
import { messagesStream } from './messages.js'

const scope = 'https://www.googleapis.com/auth/gmail.readonly'
const profile = { path: `${mailbox}/profile` }

/** Gmail allows 6,000 units a minute to a mailbox: a message takes 20, a page of a list 5, one of the history 2. */
const rates = {
  messages: { name: 'messages', perMinute: 270, atOnce: 10 },
  lists: { name: 'lists', perMinute: 40, atOnce: 10 },
  history: { name: 'history', perMinute: 60, atOnce: 10 }
}

/** Whose mailbox it is: a member of the workspace, so that their company's addresses are its own. */
const ownerStream = defineStream({
  name: 'owner',
  summary: 'Whose mailbox it is',
  becomes: 'A member. The domain of the email is one of your own, unless it belongs to a mailbox provider',
  gone: 'A member stays until the mailbox is disconnected',
  everySeconds: 86_400,
  walk: {
    first: () => profile,
    next: () => null,
    records({ body }) {
      requiredText(fieldsOf(body), 'emailAddress')
      return [body]
    }
  },
  deletes: 'said',
  recordId: (record) => textOf(fieldsOf(record)?.emailAddress),
  map(record, { startedAt }) {
    const email = requiredText(fieldsOf(record), 'emailAddress').toLowerCase()
    return [{ kind: 'member', id: email, at: startedAt, email, name: email, active: true }]
  }
})

/**
 * A mailbox at Gmail: mails with people from outside of the past year, and what comes. Connected by signing in, with the `clientId` and `clientSecret` of a
 * client of Google's.
 *
 * @example googleMail({ clientId, clientSecret })
 */
export function googleMail(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'google-mail',
    descriptor: catalogue['google-mail'],
    options,
    auth: googleAuth(options, scope),
    baseUrl: () => options.baseUrl ?? 'https://gmail.googleapis.com',
    headers: googleHeaders,
    requestsPerSecond: options.requestsPerSecond ?? 10,
    rate: rateOf,
    check: checkMailbox,
    classify: classifyMail,
    permissions:
      'Gmail and Google Calendar can share one OAuth client. A person who has allowed one of the two is then asked only for the other. When you disconnect, Rapport deletes the token and does not revoke it, because Google would end both. A person can revoke it at myaccount.google.com/connections.',
    limits:
      'Gmail allows a mailbox 6,000 units a minute, in which Rapport reads 270 messages. So 20,000 messages take about 75 minutes, the newest first. Rapport waits as long as Google says. Of a mail, Rapport keeps 1,000,000 characters and 1,000 people. Its `record` says where that is not all. The text of a mail above 20 MB is left out.',
    streams: [ownerStream, messagesStream]
  })
}

async function checkMailbox(request: SendRequest): Promise<ConnectedAccount> {
  const email = textOf(fieldsOf((await request(profile)).body)?.emailAddress)?.toLowerCase()
  if (email === undefined) throw new CredentialRefused('Google does not say whose mailbox it is: sign in again')
  return { id: email, name: email }
}

function rateOf({ path }: ApiRequest) {
  if (path === `${mailbox}/history`) return rates.history
  if (path === `${mailbox}/messages`) return rates.lists
  return /\/(?:messages|threads)\//.test(path) ? rates.messages : undefined
}

/** Of a history that begins too long ago nothing is known; a message that is not found was deleted meanwhile. */
function classifyMail(answer: ApiResponse, { path }: ApiRequest): ResponseKind | undefined {
  return answer.status === 404 && path === `${mailbox}/history` ? { kind: 'resetCursor' } : classifyGoogle(answer)
}
