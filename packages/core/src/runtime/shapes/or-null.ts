import { type TSchema, Type } from 'typebox'

/** A value of this schema, or null. */
export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}
