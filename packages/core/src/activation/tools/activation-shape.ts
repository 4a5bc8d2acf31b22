import { Type } from 'typebox'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

/** The name of a custom event; it is matched exactly. */
export const eventName = Type.String({ minLength: 1, maxLength: 191, description: 'The exact name of a custom event.' })

/** The workspace's activation event; null while it has none. */
export const activation = strictObject({ eventName: orNull(eventName) })
