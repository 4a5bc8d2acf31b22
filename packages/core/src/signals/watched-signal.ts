import type { AccountFilter } from '../customers/index.js'
import type { RowOf, Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { builtInKeys, builtIns, wholeSettings } from './built-in/index.js'
import { readPattern } from './check-definition.js'
import { detectionOf } from './detections/index.js'
import type { Findings, Look } from './detections/look.js'
import type { Severity } from './occurrences.js'
import { signals } from './tables/signals.js'

export type SignalRow = RowOf<typeof signals>

/** A signal that is judged over time: a pattern, or a built-in condition of billing or facts. */
export interface WatchedSignal {
  id: string
  severity: Severity
  /** How many whole days of activity `evaluate` needs, in `daily` of the look. */
  daysOfActivity: number
  /** The accounts that it is about; all where undefined. */
  accounts?: AccountFilter | undefined
  evaluate(look: Look): Promise<Findings>
}

/** The kinds that are judged over time. */
export const watchedKinds = ['EVENT_PATTERN', 'BUILT_IN']

/** The enabled signals that are judged over time. */
export async function watchedSignals(rows: Rows<'organization'>): Promise<WatchedSignal[]> {
  const found = await rows.find(signals, { where: { enabled: { eq: true }, kind: { in: watchedKinds } } })
  return found.map(watchedSignal)
}

/** A row of theirs as it is judged. */
function watchedSignal({ id, built_in_key, definition }: Pick<SignalRow, 'id' | 'built_in_key' | 'definition'>): WatchedSignal {
  if (built_in_key === null) {
    const pattern = readPattern(definition)
    const { daysOfActivity, evaluate } = detectionOf(pattern)
    return { id, severity: 'MEDIUM', daysOfActivity, accounts: pattern.accounts, evaluate }
  }
  const key = parseEnum(builtInKeys, built_in_key)
  const builtIn = builtIns[key]
  const settings = wholeSettings(key, definition)
  const { severity } = builtIn
  if (builtIn.kind === 'BUILT_IN') return { id, severity, daysOfActivity: 0, evaluate: (look) => builtIn.evaluate(settings, look) }
  const { daysOfActivity, evaluate } = detectionOf(readPattern({ ...builtIn.pattern, ...settings }))
  return { id, severity, daysOfActivity, evaluate }
}
