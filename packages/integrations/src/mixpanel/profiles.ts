import type { ApiRequest, ApiResponse, Operation, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, numberOf, requiredText, textOf } from '../json-fields.js'
import { accountProperty, accountsOf, emailOf, type NamedRecord, withAccounts } from './mapping.js'

/** The way to a project's profiles. */
const profilesPath = '/api/query/engage'

/** The project's profiles: people by their emails, or by the id under which the host has identified them. */
export const profilesStream = defineStream({
  name: 'profiles',
  summary: 'Profiles: emails and names of people, and the accounts that they are in',
  becomes: 'People, by their email or your own id of them',
  gone: 'A deleted profile stays a person',
  everySeconds: 86_400,
  walk: {
    first: () => ({ method: 'POST', path: profilesPath, form: { page: '0' } }),
    next: nextPage,
    records({ body }) {
      const results = fieldsOf(body)?.results
      if (!Array.isArray(results)) throw new Error('results are missing or no list')
      return results
    }
  },
  deletes: 'said',
  complete: async (records, _, { configuration }) => withAccounts(records, propertiesOf, accountProperty(configuration)),
  map: (record, context) => profileOperations(record as NamedRecord, context),
  leftOut: (record) => (isOfDevice((record as NamedRecord).record) ? 'of devices, without an email' : undefined),
  recordId: (record) => textOf((record as NamedRecord).record?.$distinct_id)
})

/** Pages of one session, until all that it has were read. */
function nextPage({ body }: ApiResponse, { form, ...asked }: ApiRequest): ApiRequest | null {
  const answer = fieldsOf(body)
  const page = Number(form?.page ?? 0)
  const count = Array.isArray(answer?.results) ? answer.results.length : 0
  const size = numberOf(answer?.page_size) ?? count
  const total = numberOf(answer?.total)
  const session = textOf(answer?.session_id) ?? form?.session_id
  if (count === 0 || session === undefined || (total !== undefined && (page + 1) * size >= total)) return null
  return { ...asked, form: { page: String(page + 1), session_id: session } }
}

const propertiesOf = (profile: Fields) => fieldsOf(profile.$properties)

function profileOperations(named: NamedRecord, { startedAt }: StreamContext): Operation[] {
  const { record, account } = named
  const id = requiredText(record, '$distinct_id')
  if (isOfDevice(record)) return []
  const properties = fieldsAt(record, '$properties') ?? {}
  const person: Operation = {
    kind: 'person',
    id,
    at: seenAt(properties.$last_seen) ?? startedAt,
    email: emailOf(properties),
    name: nameOf(properties),
    account,
    ...(!isDeviceId(id) && { userId: id })
  }
  return [...accountsOf(named), person]
}

/** Profiles of devices are nobody's until somebody signs in there. */
function isOfDevice(profile: Fields | undefined): boolean {
  return isDeviceId(textOf(profile?.$distinct_id) ?? '') && emailOf(fieldsAt(profile, '$properties') ?? {}) === undefined
}

const isDeviceId = (id: string) => id.startsWith('$device:')

function nameOf({ $name, $first_name, $last_name }: Fields): string | undefined {
  const parts = [textOf($first_name), textOf($last_name)].flatMap((part) => part?.trim() ?? [])
  return textOf($name) ?? (parts.length > 0 ? parts.join(' ') : undefined)
}

/** When somebody was seen last, as Mixpanel writes it: without a time zone, in that of the project. */
function seenAt(said: unknown): number | undefined {
  const text = textOf(said)
  const at = text === undefined ? Number.NaN : Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isFinite(at) && at > 0 ? at : undefined
}
