import { Type } from 'typebox'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

/** The member who owns a customer. */
export const owner = orNull(strictObject({ id: Type.String(), email: Type.String(), name: Type.String() }))
