import { Type } from 'typebox'

/** An instant of an answer: ISO 8601 in UTC, ending in Z. */
export const instant = () => Type.String({ format: 'date-time' })
