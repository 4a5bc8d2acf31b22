import { recordChange } from '../audit/index.js'
import { destinations } from '../destinations/index.js'
import { RapportError } from '../errors.js'
import { askOnce, endMailsOf, requireMail } from '../mail/index.js'
import type { OperationContext } from '../runtime/index.js'
import { nextRun, readSchedule } from '../settings/index.js'
import type { JsonObject, Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import type { DigestChange, DigestRow, OwnDigest } from './digest.js'
import { findDigest, readOwnDigest, requireCaller } from './own-digest.js'
import { digestLock, planDigest } from './plan-digest.js'
import { digests } from './tables/index.js'

const mondayMorning = { cadence: 'weekly', localTime: '09:00', weekday: 1 } as const

/**
 * Sets the caller's own digest. The first time that it is to come by e-mail, a mail with a link asks the member to confirm the address. Throws UNPROCESSABLE
 * for a caller who is no member, and where a setting of the server is missing; NOT_FOUND for a destination that there is not.
 */
export async function setDigest(context: OperationContext, change: DigestChange): Promise<OwnDigest> {
  const { store, ids, now, origin, services } = context
  const { id } = await requireCaller(store, origin.actorId)
  await store.transaction(async (transaction) => {
    await transaction.lock(digestLock(id))
    const member = await requireCaller(transaction, id)
    const before = await findDigest(transaction, id)
    const after = await changed(transaction, before ?? newDigest(ids.uuid(now), id, now), change, now)
    if (after.enabled && after.channel === 'email') {
      requireMail(services.settings)
      await askOnce(transaction, member, ids, now)
    }
    if (before && canonicalJson(told(before)) === canonicalJson(told(after))) return
    await transaction.upsert(digests, [after])
    if (after.enabled && after.next_run_at !== null) await planDigest(transaction, after.id, after.next_run_at, ids, now)
    if (!after.enabled || after.channel !== 'email')
      await endMailsOf(transaction, after.id, 'The digest was switched off, or comes by another way', now)
    await recordChange(transaction, context, { subjectId: id, before: before ? told(before) : null, after: told(after) })
  })
  return readOwnDigest(context)
}

function newDigest(id: string, memberId: string, now: number): DigestRow {
  return {
    id,
    member_id: memberId,
    enabled: false,
    channel: 'email',
    destination_id: null,
    scope: 'mine',
    when_quiet: 'say',
    schedule: { ...mondayMorning, timezone: '' },
    covered_until: null,
    next_run_at: null,
    last_run_at: null,
    last_result: null,
    last_reason: null,
    created_at: now,
    updated_at: now
  }
}

async function changed(transaction: Transaction, before: DigestRow, change: DigestChange, now: number): Promise<DigestRow> {
  const isNew = before.schedule.timezone === ''
  const { enabled = isNew || before.enabled, channel = before.channel, scope = before.scope, whenQuiet = before.when_quiet } = change
  const destinationId = change.destinationId === undefined ? before.destination_id : change.destinationId
  const given = change.schedule ?? (isNew ? mondayMorning : undefined)
  const schedule = given ? await readTimes(transaction, given) : before.schedule
  if (channel === 'slack' && enabled) await requireDestination(transaction, destinationId)
  const after = {
    ...before,
    enabled,
    channel,
    destination_id: channel === 'slack' ? (destinationId?.toLowerCase() ?? null) : null,
    scope,
    when_quiet: whenQuiet,
    schedule,
    updated_at: now
  }
  if (!enabled) return { ...after, next_run_at: null }
  // Nothing from before a digest is switched on is told.
  if (!before.enabled) return { ...after, covered_until: now, next_run_at: nextRun(schedule, now) }
  const isSameTime = canonicalJson({ ...schedule }) === canonicalJson({ ...before.schedule })
  return isSameTime ? after : { ...after, next_run_at: nextRun(schedule, now) }
}

async function readTimes(transaction: Transaction, given: NonNullable<DigestChange['schedule']>): Promise<DigestRow['schedule']> {
  const { cadence, ...times } = await readSchedule(transaction, given)
  return { cadence: cadence === 'daily' ? 'daily' : 'weekly', ...times }
}

async function requireDestination(transaction: Transaction, id: string | null): Promise<void> {
  if (id === null) throw invalidInput('destinationId', 'is required with the channel slack: it names the destination')
  const [destination] = await transaction.get(destinations, [{ id: id.toLowerCase() }])
  if (!destination || destination.archived_at !== null)
    throw new RapportError('NOT_FOUND', 'input.destinationId must be the id of a destination: there is none with this id')
}

/** What the audit log tells of a digest. */
const told = ({ enabled, channel, destination_id, scope, when_quiet, schedule }: DigestRow): JsonObject => ({
  enabled,
  channel,
  destinationId: destination_id,
  scope,
  whenQuiet: when_quiet,
  schedule: { ...schedule }
})
