import { type Static, Type } from 'typebox'
import { MAX_ID_LENGTH } from '../rules/keys.js'

/** The host's id of a customer or user. */
const idSchema = Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH })

/** An id of the host's, with the words that pages and editors show for it. */
export const describedId = (description: string) => Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, description })

/** Traits: any JSON under names of the host's. */
export const traitsSchema = Type.Record(Type.String(), Type.Unknown())

/** A field that is not known, such as one misspelt, is refused: what the host believes it has put must not be missing. */
export const closed = { additionalProperties: false }

/** When something was, as puts take it; `readTime` reads it. In process it may also be a Date. */
export const timeSchema = Type.Unsafe<string | number | Date>({
  description: 'A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off.'
})

/** How a put names a customer: our id, the host's, or its domain. */
export const customerReference = Type.Union([
  Type.Object({ id: Type.String({ format: 'uuid' }) }, closed),
  Type.Object({ customerId: idSchema }, closed),
  Type.Object({ domain: Type.String({ minLength: 1, maxLength: 255 }) }, closed)
])

/** How a customer is named: by Rapport's id, the host's, or its domain. */
export type CustomerReference = Static<typeof customerReference>
