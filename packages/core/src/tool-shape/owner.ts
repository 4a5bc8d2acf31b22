import { Type } from 'typebox'
import { strictObject } from '../domain/strict-object.js'
import { orNull } from './or-null.js'

/** The member who owns a customer. */
export const owner = orNull(strictObject({ id: Type.String(), email: Type.String(), name: Type.String() }))
