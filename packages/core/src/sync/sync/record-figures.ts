import type { Operation } from '../../providers/index.js'
import { type Counts, noCounts, type Outcome } from '../apply/counts.js'
import type { MappedRecord } from './mapped-record.js'

/** What came of an operation of a record; `unreadable` where it could not be stored. */
export interface AppliedOperation {
  operation: Operation
  outcome: Outcome | 'unreadable'
}

/** Records as a run counts them: each once, whatever it says beside its main matter. */
export interface RecordFigures {
  counts: Counts
  /** How many were left out, by the reason. */
  leftOut: ReadonlyMap<string, number>
}

/** Nothing was read. */
export const noFigures: RecordFigures = { counts: noCounts, leftOut: new Map() }

/** What a record is first of all: a customer's person beside its account, or a deal's stages beside the deal, are told with it. */
const order = ['source', 'subscription', 'payment', 'account', 'person', 'member', 'activity', 'removal', 'presence', 'absence']

/** Where moments are the records of a stream, an account or a person that comes with one is told with it. */
const momentsFirst = ['activity', ...order]

/** Counts records by what came of all that they say. Those that could not be read are counted by whoever names them. */
export function countRecords(
  records: readonly { record: MappedRecord; said: readonly AppliedOperation[] }[],
  areMoments = false
): RecordFigures {
  const ranks = areMoments ? momentsFirst : order

  const counts = { ...noCounts }
  const leftOut = new Map<string, number>()
  for (const { record, said } of records) {
    if (said.some(({ outcome }) => outcome === 'unreadable')) continue
    const outcomes = said.flatMap(({ operation, outcome }) =>
      outcome === 'unreadable' ? [] : [{ kind: operation.kind, isPart: isOfParts(operation), ...outcome }]
    )
    const absent = absentIn(outcomes.filter(({ isPart }) => !isPart))
    const partsGone = absentIn(outcomes.filter(({ isPart }) => isPart))
    counts.removed += absent
    const own = outcomes.filter(({ kind }) => kind !== 'absence').sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind))
    const [main] = own
    const reason = record.leftOut ?? main?.skippedFor
    const isTakenBack = absent + partsGone > 0 || own.some(({ change }) => change === 'removed')
    if (reason !== undefined) {
      // What has just been taken back is gone; from the next reading on it is left out.
      if (absent > 0) continue
      counts[isTakenBack ? 'removed' : 'skipped']++
      if (!isTakenBack) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    } else if (main) {
      const hasChanged = partsGone > 0 || own.some(({ change }) => change !== 'unchanged')
      counts[main.change === 'unchanged' && hasChanged ? (main.kind === 'removal' ? 'removed' : 'updated') : main.change]++
    }
  }
  return { counts, leftOut }
}

/** Activities that are gone with a record are told with it; other records that are gone are counted each. */
const isOfParts = (operation: AppliedOperation['operation']): boolean => operation.kind === 'absence' && operation.of === 'activity'

const absentIn = (outcomes: readonly { absent?: number }[]): number => outcomes.reduce((sum, { absent = 0 }) => sum + absent, 0)
