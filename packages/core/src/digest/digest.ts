import { type Static, Type } from 'typebox'
import { mailAddressShape } from '../mail/index.js'
import { instant, orNull, uuid } from '../runtime/index.js'
import { scheduleShape } from '../settings/index.js'
import type { RowOf } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTimeOrNull } from '../values/index.js'
import type { digests } from './tables/index.js'

export type DigestRow = RowOf<typeof digests>

const digestChannels = ['email', 'slack'] as const
export const digestScopes = ['mine', 'all'] as const
const quietChoices = ['say', 'skip'] as const
const results = ['sent', 'skipped', 'not_sent'] as const
const cadences = ['daily', 'weekly'] as const

const channel = Type.Enum([...digestChannels], {
  description: "email: the digest goes to the member's own address. slack: it goes to a destination."
})
const scope = Type.Enum([...digestScopes], {
  description: 'mine: the digest covers the customers that the member owns. all: it covers every customer.'
})
const whenQuiet = Type.Enum([...quietChoices], {
  description: 'What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent.'
})

/** What a member chooses; what is left out stays, or has its default: it is sent on Monday at 09:00. */
export const digestChange = strictObject({
  enabled: Type.Optional(Type.Boolean({ description: 'true by default in a first call.' })),
  channel: Type.Optional(channel),
  destinationId: Type.Optional(orNull(uuid('The destination of a Slack digest.'))),
  scope: Type.Optional(scope),
  whenQuiet: Type.Optional(whenQuiet),
  schedule: Type.Optional(
    strictObject({
      cadence: Type.Enum([...cadences]),
      localTime: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM.' }),
      timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: "An IANA zone; the workspace's by default." })),
      weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: '1 (Monday) to 7, for weekly ones.' }))
    })
  )
})

/** What a member chooses of the own digest; what is left out stays, or has its default. */
export type DigestChange = Static<typeof digestChange>

const digestShape = strictObject({
  enabled: Type.Boolean(),
  channel,
  destinationId: orNull(Type.String({ format: 'uuid' })),
  scope,
  whenQuiet,
  schedule: scheduleShape,
  nextRunAt: orNull(instant()),
  coveredUntil: orNull(Type.String({ format: 'date-time', description: 'Changes up to this time were reported.' })),
  lastRunAt: orNull(instant()),
  lastResult: orNull(Type.Enum([...results], { description: 'skipped: nothing was new; not_sent: `lastReason` says why.' })),
  lastReason: orNull(Type.String())
})

export const ownDigestShape = strictObject({
  memberId: orNull(Type.String({ description: 'The member of the digest; null if the caller is not a member.' })),
  digest: orNull(digestShape),
  address: orNull(mailAddressShape),
  missingSettings: Type.Array(Type.String(), {
    description: 'The missing settings of the server that mail needs: mail, publicUrl, secret.'
  })
})

/** The digest of the caller, with how the address stands. A member who never chose anything has no digest yet. */
export type OwnDigest = Static<typeof ownDigestShape>

/** A digest as its member sees it. */
export function digestOf(row: DigestRow): OwnDigest['digest'] {
  return {
    enabled: row.enabled,
    channel: parseEnum(digestChannels, row.channel),
    destinationId: row.destination_id,
    scope: parseEnum(digestScopes, row.scope),
    whenQuiet: parseEnum(quietChoices, row.when_quiet),
    schedule: row.schedule,
    nextRunAt: isoTimeOrNull(row.next_run_at),
    coveredUntil: isoTimeOrNull(row.covered_until),
    lastRunAt: isoTimeOrNull(row.last_run_at),
    lastResult: row.last_result === null ? null : parseEnum(results, row.last_result),
    lastReason: row.last_reason
  }
}
