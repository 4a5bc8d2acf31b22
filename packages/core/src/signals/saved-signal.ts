import type { Signal, SignalWarning } from '../public-types/index.js'

/** A signal as it was saved, and what keeps it from being seen now. */
export interface SavedSignal {
  signal: Signal
  warnings: SignalWarning[]
}
