import { type Static, Type } from 'typebox'
import { signalPreviewInput } from '../signals/index.js'
import { strictObject } from '../validation/index.js'

const maxMonths = 24
const maxSignals = 5

/** What a look-back is to look at. */
export const lookbackInput = strictObject({
  months: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxMonths, default: 12, description: 'How many months it looks back, 12 by default.' })
  ),
  signals: Type.Optional(
    Type.Array(signalPreviewInput, {
      maxItems: maxSignals,
      description: 'Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong.'
    })
  ),
  health: Type.Optional(
    strictObject({
      below: Type.Integer({ minimum: 1, maximum: 100, description: 'A score below this value is also tried as an alarm.' })
    })
  )
})

/** What a look-back is to look at. */
export type LookbackInput = Static<typeof lookbackInput>

/** The settings of a look-back, with what was left out. */
export type LookbackSettings = LookbackInput & { months: number }
