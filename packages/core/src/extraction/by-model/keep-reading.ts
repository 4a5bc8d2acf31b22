import { activeFrom, checkWaitMs, type DetectionCheck, openedElsewhere, stopWaiting, withdrawUnconfirmed } from '../../facts/index.js'
import type { GivenUp } from '../../jobs/index.js'
import { sources } from '../../sources/tables/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { FactCandidate } from '../candidate.js'
import type { StoredWords } from '../read-words.js'
import { storeCandidates } from '../store-candidates.js'
import { sourceReadings } from '../tables/source-readings.js'
import type { WindowReading } from './findings.js'
import { currentReading, type ReadingRow, type ReadingState } from './readings.js'
import type { RuledFinding } from './windowed-source.js'

/** Places of findings that are kept for the windows that follow. */
const maxPlaces = 200

const withdrawnBecause = 'A language model read the whole source and did not confirm it.'

/** A source that is being read: as it stands, what the rules read in it, and how many windows it has. */
export interface ReadSource {
  stored: StoredWords
  ruled: readonly RuledFinding[]
  windows: number
}

/**
 * Stores what was found in a window, and after the last one ends the reading. Answers `more` while windows are left. A source that has changed since, or that
 * went to another customer, waits for a reading of its own: then nothing is stored.
 */
export async function keepWindow(
  transaction: Transaction,
  source: ReadSource,
  { found, unlikely, places, doubted }: WindowReading,
  ids: Ids,
  now: number
): Promise<'more' | undefined> {
  const reading = await currentReading(transaction, source.stored.source)
  if (!reading) return undefined
  const borneOut = await withRepeated(transaction, source.stored, found, unlikely)
  if (!(await storeCandidates(transaction, source.stored, borneOut, ids, now, { confirmed: true }))) return undefined
  return advance(
    transaction,
    source,
    {
      ...reading,
      windows: source.windows,
      windows_read: reading.windows_read + 1,
      doubted: [...new Set([...reading.doubted, ...doubted])],
      places: [...reading.places, ...places].slice(-maxPlaces)
    },
    ids,
    now
  )
}

/** What the weights find unlikely is believed of the model where another source opens the same fact. */
async function withRepeated(
  transaction: Transaction,
  { source }: StoredWords,
  found: readonly FactCandidate[],
  unlikely: WindowReading['unlikely']
): Promise<FactCandidate[]> {
  const name = { sourceType: source.source_type, sourceId: source.external_id }
  const doubted = found.filter((candidate) => unlikely.has(candidate))
  const repeated = await openedElsewhere(transaction, source.customer_id, name, doubted)
  return found.map((candidate) => {
    const confidence = repeated.has(candidate) ? unlikely.get(candidate) : undefined
    return confidence === undefined ? candidate : { ...candidate, confidence, status: confidence >= activeFrom ? 'ACTIVE' : 'CANDIDATE' }
  })
}

/** Passes over a window about which the model gave no answer that can be used; over the whole source when the model is away. */
export async function giveUpWindow(
  transaction: Transaction,
  source: ReadSource,
  { reason, isPassing }: GivenUp,
  ids: Ids,
  now: number
): Promise<'more' | undefined> {
  const reading = await currentReading(transaction, source.stored.source)
  if (!reading) return undefined
  const failed = isPassing ? source.windows - reading.windows_read : reading.windows_failed + 1
  return advance(transaction, source, { ...reading, windows: source.windows, windows_failed: failed, reason: `${reason}.` }, ids, now)
}

async function advance(
  transaction: Transaction,
  source: ReadSource,
  reading: ReadingRow,
  ids: Ids,
  now: number
): Promise<'more' | undefined> {
  const isLast = reading.windows_read + reading.windows_failed >= reading.windows
  const state: ReadingState = !isLast
    ? 'reading'
    : reading.windows_failed === 0
      ? 'read'
      : reading.windows_read > 0
        ? 'partly_read'
        : 'failed'
  const places = isLast ? [] : reading.places
  const reason = reading.windows_failed === 0 ? null : reading.reason
  await transaction.upsert(sourceReadings, [{ ...reading, state, places, reason, due_at: null, updated_at: now }])
  if (!isLast) return 'more'
  const { source_type: sourceType, external_id: sourceId } = source.stored.source
  if (state !== 'read') {
    await stopWaiting(transaction, { sourceType, sourceId }, now)
    return undefined
  }
  // The rules store nothing in a source that is read to its end: what is left open of theirs is stored here.
  const open = source.ruled.flatMap(({ candidate }) => (reading.doubted.includes(candidate.factType) ? [candidate] : []))
  await storeCandidates(transaction, source.stored, open, ids, now, { dueAt: now })
  await withdrawUnconfirmed(transaction, { source: { sourceType, sourceId }, doubted: reading.doubted, reason: withdrawnBecause }, ids, now)
  return undefined
}

/** Ends the reading of a source that holds nothing to read. */
export async function keepEmpty(transaction: Transaction, { source }: StoredWords, now: number): Promise<void> {
  const reading = await currentReading(transaction, source)
  if (!reading) return
  const state = 'empty' satisfies ReadingState
  await transaction.upsert(sourceReadings, [{ ...reading, state, reason: 'It holds no words of its own.', due_at: null, updated_at: now }])
  await stopWaiting(transaction, { sourceType: source.source_type, sourceId: source.external_id }, now)
}

/** Writes down why sources wait, and until when. */
export async function keepDelay(
  transaction: Transaction,
  sourceIds: readonly string[],
  { reason, until }: { reason: string; until: number },
  now: number
): Promise<void> {
  await transaction.update(
    sourceReadings,
    { source_id: { in: sourceIds }, state: { in: ['waiting', 'reading'] } },
    { reason, due_at: until, updated_at: now }
  )
}

/**
 * What findings of the rules in a source wait for: nothing where no model reads it, a confirmation until the time is over, or, for history and where the
 * model has failed, none that attention waits for. `read` when a model has read all of it: then it has judged what the rules find.
 */
export async function checkOfRules(transaction: Transaction, { source }: StoredWords, now: number): Promise<DetectionCheck | 'read'> {
  const [current] = await transaction.get(sources, [{ id: source.id }])
  const reading = current && (await currentReading(transaction, current))
  if (!reading) return undefined
  if (reading.state === 'read') return 'read'
  const isAwaited = !reading.is_history && (reading.state === 'waiting' || reading.state === 'reading')
  return { dueAt: isAwaited ? Math.max(now, reading.queued_at + checkWaitMs) : now }
}
