import { Type } from 'typebox'

/** A UUID, in any case. */
export function uuid(description?: string) {
  return Type.String({ format: 'uuid', ...(description !== undefined && { description }) })
}
