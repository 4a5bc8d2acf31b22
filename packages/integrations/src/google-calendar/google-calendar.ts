import {
  type ApiRequest,
  type ApiResponse,
  type ConnectedAccount,
  CredentialRefused,
  catalogue,
  defineProvider,
  type Provider,
  type ProviderOptions,
  type ResponseKind,
  type SendRequest
} from '@rapport/core/connector'
import { googleAuth, googleHeaders } from '../google/auth.js'
import { classifyGoogle } from '../google/classify.js'
import { fieldsOf, textOf } from '../json-fields.js'
import { calendarPath, eventsStream, ownCalendar } from './events.js'
import { ownerStream } from './owner.js'

const scope = 'https://www.googleapis.com/auth/calendar.readonly'

/**
 * A Google calendar: meetings with people from outside, those of the past year and of the next 90 days. Connected by signing in, with the `clientId` and
 * `clientSecret` of a client of Google's. `calendars` names others that are read beside everybody's own.
 *
 * @example googleCalendar({ clientId, clientSecret, calendars: ['team@group.calendar.google.com'] })
 */
export function googleCalendar(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'google-calendar',
    descriptor: catalogue['google-calendar'],
    options,
    auth: googleAuth(options, scope),
    baseUrl: () => options.baseUrl ?? 'https://www.googleapis.com',
    headers: googleHeaders,
    requestsPerSecond: options.requestsPerSecond ?? 8,
    check: checkCalendar,
    classify: classifyCalendar,
    permissions:
      'Gmail and Google Calendar can share one OAuth client. A person who has allowed one of the two is then asked only for the other. When you disconnect, Rapport deletes the token and does not revoke it, because Google would end both. A person can revoke it at myaccount.google.com/connections.',
    limits:
      'Rapport waits as long as Google says. Of a calendar, Rapport keeps the first 20,000 events of the time that is read. More events are named as an error.',
    streams: [ownerStream, eventsStream(ownCalendar), ...(options.calendars ?? []).map(eventsStream)]
  })
}

async function checkCalendar(request: SendRequest): Promise<ConnectedAccount> {
  const calendar = fieldsOf((await request({ path: calendarPath(ownCalendar) })).body)
  const id = textOf(calendar?.id)
  if (id === undefined) throw new CredentialRefused('Google does not say whose calendar it is: sign in again')
  return { id: id.toLowerCase(), name: textOf(calendar?.summary) ?? null }
}

/** A calendar that the host has named may be none of this person's. */
function classifyCalendar(answer: ApiResponse, { path }: ApiRequest): ResponseKind | undefined {
  if (answer.status === 404 && path.startsWith(calendarPath('')))
    return { kind: 'skipStream', reason: 'There is no such calendar, or this account does not see it' }
  return classifyGoogle(answer)
}
