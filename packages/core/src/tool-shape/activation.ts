import { Type } from 'typebox'
import { closed } from '../domain/closed.js'
import { orNull } from './or-null.js'

/** The name of a custom event; it is matched exactly. */
export const eventName = Type.String({ minLength: 1, maxLength: 191, description: 'The exact name of a custom event.' })

/** The workspace's activation event; null while it has none. */
export const activation = closed({ eventName: orNull(eventName) })
