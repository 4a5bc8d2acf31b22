import { type Static, Type } from 'typebox'
import { strictObject } from '../validation/index.js'
import { automationShape } from './automation.js'
import { warningShape } from './check-references.js'

/** An automation as it was saved, with warnings. */
export const savedAutomation = strictObject({ automation: automationShape, warnings: Type.Array(warningShape) })

/** An automation as it was saved, and what keeps it from telling anybody now. */
export type SavedAutomation = Static<typeof savedAutomation>
