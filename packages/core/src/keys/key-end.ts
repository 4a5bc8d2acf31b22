import { Type } from 'typebox'
import { timeSchema } from '../identity/index.js'

/** When a new key ends, in the input of the routes that make keys. */
export const keyEnd = Type.Optional(
  Type.Union([timeSchema, Type.Null()], {
    description: "At most the calling key's own end, which is the default."
  })
)
