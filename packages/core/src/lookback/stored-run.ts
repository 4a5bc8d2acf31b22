import type { RowOf } from '../storage/index.js'
import type { LookbackResult } from './report/result.js'
import type { Tally } from './report/tally.js'
import type { LookbackSettings } from './settings.js'
import type { lookbackRuns } from './tables/lookback-runs.js'

type Run = RowOf<typeof lookbackRuns>

// Look-backs alone write these columns, in these forms.

export const settingsOf = ({ settings }: Pick<Run, 'settings'>) => settings as LookbackSettings

/** What the customers that were looked at so far have added up to; null when the run is done. */
export const progressOf = ({ progress }: Pick<Run, 'progress'>) => progress as Tally | null

/** What a run found; null until it is done. */
export const resultIn = ({ result }: Pick<Run, 'result'>) => result as LookbackResult | null
