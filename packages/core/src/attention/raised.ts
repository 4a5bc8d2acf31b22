import { type Static, Type } from 'typebox'
import { uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

/** What became of an item that somebody raised. */
export const raisedShape = strictObject({ id: uuid(), change: Type.Enum(['opened', 'updated', 'refreshed', 'reopened', 'unchanged']) })

/** What became of an item: `refreshed` means that its evidence or its numbers changed, and there was no news. */
export type Raised = Static<typeof raisedShape>
