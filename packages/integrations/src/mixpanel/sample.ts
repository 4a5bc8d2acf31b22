import type { Provider, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { accountNamed, addressIn } from '../product-events.js'
import { exportOf } from './days.js'
import { emailOf } from './mapping.js'

type Sample = Awaited<ReturnType<Extract<NonNullable<Provider['mapping']>, { kind: 'mixpanel_mapping' }>['sample']>>

const day = 86_400_000
const sampleSize = 5_000

/** How hosts call what names an account. */
const accountWords = /(account|business|client|company|customer|group|org|organi[sz]ation|team|tenant|workspace)/i

/** Some events of the last complete day, with what of them could name an account. */
export async function sampleEvents(request: SendRequest, now: number): Promise<Sample> {
  const endAt = Math.floor(now / day) * day
  const startAt = endAt - day
  const { body } = await request(exportOf(startAt, { limit: String(sampleSize) }))
  return { startAt, endAt, events: listOf(body).map(sampleOf) }
}

function sampleOf(event: Fields): Sample['events'][number] {
  const properties = fieldsAt(event, 'properties') ?? {}
  const userId = textOf(properties.$user_id)
  const email = emailOf(properties) ?? addressIn(userId)
  return { keys: keysOf(properties), email, isIdentified: userId !== undefined || email !== undefined }
}

function keysOf(properties: Fields): Record<string, string> {
  const keys = Object.entries(properties).flatMap(([name, value]) => {
    const account = !/^\$?mp_/.test(name) && accountWords.test(name) && !fieldsOf(value) ? accountNamed(value) : undefined
    return account === undefined || addressIn(account) !== undefined ? [] : [[name, account] as const]
  })
  return Object.fromEntries(keys)
}
