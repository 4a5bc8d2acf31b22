import { Type } from 'typebox'
import { closed } from '../domain/closed.js'
import { orNull } from './or-null.js'

/** The member who owns a customer. */
export const owner = orNull(closed({ id: Type.String(), email: Type.String(), name: Type.String() }))
