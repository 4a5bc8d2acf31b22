import { addDeliveries, destinations } from '../destinations/index.js'
import { addMail, type MailProcess, missingForMail, readAddress } from '../mail/index.js'
import { type DirectoryStore, type OrganizationStore, organizations, type Transaction } from '../storage/index.js'
import { dateIn, day, type Ids } from '../values/index.js'
import { type Composed, compose } from './compose/compose.js'
import type { DigestRow } from './digest.js'
import type { Member } from './own-digest.js'
import { digestLetter, digestMessage, type Frame } from './write-digest.js'

/** What a digest tells of at most, however long ago the last one was. */
const maxDays = 90

/** A digest that can be sent: what it says, and what it is written with. */
export interface WrittenDigest {
  composed: Composed
  frame: Frame
  isQuiet: boolean
}

interface Place {
  store: OrganizationStore
  directory: DirectoryStore
  now: number
}

type Digest = Pick<DigestRow, 'schedule' | 'scope' | 'covered_until' | 'member_id'>

/** Reads what a digest would say now: of the time since the last one, and of a week or a day in a first one. */
export async function writeDigest(
  { store, directory, now }: Place,
  process: Pick<MailProcess, 'integrations'>,
  digest: Digest
): Promise<WrittenDigest> {
  const { schedule, member_id: memberId } = digest
  const first = now - (schedule.cadence === 'weekly' ? 7 : 1) * day
  const from = Math.max(digest.covered_until ?? first, now - maxDays * day)
  const scope = digest.scope === 'all' ? 'all' : 'mine'
  const today = dateIn(now, schedule.timezone)
  const [composed, [organization]] = await Promise.all([
    compose({ store, memberId, scope, from, now, timeZone: schedule.timezone, today }),
    directory.get(organizations, [{ id: store.organizationId }])
  ])
  const hasLinks = process.integrations.publicUrl !== undefined
  return {
    composed,
    frame: { workspace: organization?.name ?? 'Rapport', digest, from, now, hasLinks },
    isQuiet: composed.news.length === 0
  }
}

/** Why a digest cannot be sent to where it goes, in words; undefined when it can. */
export async function whyNotSent(
  transaction: Transaction,
  process: MailProcess,
  row: DigestRow,
  member: Member,
  now: number
): Promise<string | undefined> {
  if (row.channel === 'slack') {
    const [destination] = row.destination_id === null ? [] : await transaction.get(destinations, [{ id: row.destination_id }])
    if (!destination || destination.archived_at !== null) return 'The destination was archived. Choose another one'
    return destination.enabled ? undefined : 'The destination is disabled. Enable it, or choose another one'
  }
  const missing = missingForMail(process)
  if (missing.length > 0) return `The server cannot send mail: ${missing.join(' and ')} of createRapport is not set`
  const { status, reason } = await readAddress(transaction, member, now)
  if (status === 'disabled') return `${reason ?? 'The mail server refuses the address'}. Confirm the address again`
  return status === 'confirmed' ? undefined : 'The address is not confirmed. Open the link in the mail, or ask for another one'
}

/** Writes a digest for its channel. The jobs of mail and of deliveries send it after the commit. */
export async function sendDigest(
  transaction: Transaction,
  { integrations, basePath }: MailProcess,
  row: DigestRow,
  member: Member,
  { composed, frame }: WrittenDigest,
  ids: Ids,
  now: number
): Promise<void> {
  if (row.channel === 'email') {
    const letter = digestLetter(composed, frame)
    await addMail(transaction, { kind: 'digest', member, letter, subscriptionId: row.id }, ids, now)
    return
  }
  const [destination] = await transaction.get(destinations, [{ id: row.destination_id ?? '' }])
  if (!destination) return
  const { publicUrl } = integrations
  const message = digestMessage(composed, frame, publicUrl === undefined ? undefined : `${publicUrl}${basePath}`)
  await addDeliveries(transaction, [{ kind: 'digest', destination, message, place: 0, runId: null, automationId: null }], ids, now)
}
