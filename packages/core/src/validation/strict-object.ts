import { type TProperties, Type } from 'typebox'

/** An object of exactly these properties: answers hold no others. */
export function strictObject<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}
