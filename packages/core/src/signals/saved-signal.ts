import { type Static, Type } from 'typebox'
import { strictObject } from '../validation/index.js'
import { signalShape } from './signal.js'

/** Something that may be meant so, but keeps a signal from being seen now. */
export const signalWarning = strictObject({ path: Type.String(), message: Type.String() })

/** Something that may be meant so, but keeps a signal from being seen now. */
export type SignalWarning = Static<typeof signalWarning>

/** A signal as it was saved, with warnings. */
export const savedSignal = strictObject({ signal: signalShape, warnings: Type.Array(signalWarning) })

/** A signal as it was saved, and what keeps it from being seen now. */
export type SavedSignal = Static<typeof savedSignal>
