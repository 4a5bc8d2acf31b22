import { Type } from 'typebox'

/** What is stored in the row of a hook's job. */
export const hookJobPayload = Type.Object({ hook: Type.String() })
