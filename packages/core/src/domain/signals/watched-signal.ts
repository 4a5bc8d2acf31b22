import type { Rows } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import { signals } from '../../storage/tables/index.js'
import { parseEnum } from '../parse-enum.js'
import { type BuiltInKey, type BuiltInSettings, builtInKeys, builtIns, patternOf, wholeSettings } from './built-in.js'
import { readPattern } from './check-definition.js'
import type { Severity } from './occurrences.js'
import type { EventPattern } from './signal-input.js'

export type SignalRow = RowOf<typeof signals>

/** A signal that is judged over time: a pattern, or a built-in condition of billing or facts. */
export interface WatchedSignal {
  id: string
  name: string
  severity: Severity
  builtIn: BuiltInKey | null
  /** Null for a condition of billing or facts. */
  pattern: EventPattern | null
  settings: BuiltInSettings
}

/** The kinds that are judged over time. */
export const watchedKinds = ['EVENT_PATTERN', 'BUILT_IN']

/** The enabled signals that are judged over time. */
export async function watchedSignals(rows: Rows<'organization'>): Promise<WatchedSignal[]> {
  const found = await rows.find(signals, { where: { enabled: { eq: true }, kind: { in: watchedKinds } } })
  return found.map(watchedSignal)
}

/** A row of theirs as it is judged. */
function watchedSignal({
  id,
  name,
  built_in_key,
  definition
}: Pick<SignalRow, 'id' | 'name' | 'built_in_key' | 'definition'>): WatchedSignal {
  if (built_in_key === null) return { id, name, severity: 'MEDIUM', builtIn: null, pattern: readPattern(definition), settings: {} }
  const builtIn = parseEnum(builtInKeys, built_in_key)
  const settings = wholeSettings(builtIn, definition)
  return { id, name, severity: builtIns[builtIn].severity, builtIn, pattern: patternOf(builtIn, settings), settings }
}
